/**
 * The faces in other paints than they are drawn with: in high contrast, each in its strongest tone; or in colours
 * that are told apart where red and green look alike.
 */

import { prefs } from '@/prefs.svelte';
import { faceColours } from './colours.svelte';

type Paints = Readonly<Record<string, string>>;

const WHITE = '#ffffff';
const BLACK = '#000000';
const RED = '#a50012';
const GREEN = '#52e0b0';
const BLUE = '#0b2a8a';
const YELLOW = '#ffdd00';

const STRONG: Paints = {
  // papers and inks
  ...{ '#fbf5e6': WHITE, '#fdf8ea': WHITE, '#fffaf0': WHITE, '#fffdf6': WHITE },
  ...{ '#2a2340': BLACK, '#231d36': BLACK, '#41365f': BLACK, '#10291f': BLACK, '#0c241a': BLACK },
  ...{ '#2e2205': BLACK, '#2b1600': BLACK },
  // UNO, Arne and Montana
  ...{ '#c8313a': RED, '#dc5a58': RED, '#c22f38': RED },
  ...{ '#3fb890': GREEN, '#6cd0ad': GREEN, '#2fa478': GREEN, '#1f8a5b': '#00592f' },
  ...{ '#2a4fb3': BLUE, '#4a70cd': BLUE },
  ...{ '#f5c638': YELLOW, '#ffdf7d': YELLOW, '#f7d247': YELLOW, '#f3c23a': YELLOW },
  ...{ '#f08a24': '#ff9a2e', '#6d3aa3': '#4b1585' },
  // Iota
  ...{ '#c8312b': RED, '#1f7a3d': '#005c26', '#2352b8': BLUE, '#a87800': '#6e4a00' },
  // Munchkin: papers, and the inks of names and levels
  ...{ '#f3d9d0': WHITE, '#e5dbf3': WHITE, '#efe2cc': WHITE, '#d5e9ee': WHITE, '#dcecd8': WHITE },
  ...{ '#f8e7c0': WHITE, '#f6d7e8': WHITE },
  ...{ '#7a2e2e': '#6b0000', '#4b2f73': '#2d0a66', '#6a4a24': '#3d2300', '#1f5a6b': '#003a4d' },
  ...{ '#2f5f33': '#003d08', '#8a5a00': '#5c3a00', '#8a1f5a': '#660038' },
};

const [VERMILION, TEAL, NAVY, LEMON] = ['#d63c00', '#35c9c0', '#123a9c', '#ffe24a'];

const APART: Paints = {
  // UNO, Arne and Montana
  ...{ '#c8313a': VERMILION, '#dc5a58': '#e8642f', '#c22f38': VERMILION },
  ...{ '#3fb890': TEAL, '#6cd0ad': '#6bdcd4', '#2fa478': TEAL, '#1f8a5b': '#00767a' },
  ...{ '#2a4fb3': NAVY, '#4a70cd': '#2f58bd' },
  ...{ '#f5c638': LEMON, '#ffdf7d': '#ffec8c', '#f7d247': LEMON, '#f3c23a': LEMON },
  ...{ '#f08a24': '#ffa64d', '#6d3aa3': '#8a2fb0' },
  // Iota
  ...{ '#c8312b': VERMILION, '#1f7a3d': '#009a94', '#2352b8': NAVY, '#a87800': '#b88a00' },
  // Munchkin: what fights, what is suffered, what is worn and what is used
  ...{ '#f3d9d0': '#ffc7ad', '#7a2e2e': '#8f2a00', '#e5dbf3': '#d3bdf5', '#4b2f73': '#4a1b8a' },
  ...{ '#dcecd8': '#a9e6e0', '#2f5f33': '#00565a', '#f8e7c0': '#fff0a0', '#8a5a00': '#6b5200' },
  ...{ '#d5e9ee': '#b9cdf7', '#1f5a6b': '#123a9c' },
};

/** A drawing as text, in the paints that are wanted. */
export function painted(drawing: string): string {
  const wanted = wantedPaints();
  return drawing.replace(/#[0-9a-f]{6}\b/g, (paint) => wanted[paint] ?? paint);
}

function wantedPaints(): Paints {
  return { ...(prefs.contrast ? STRONG : {}), ...(faceColours.colours === 'four' ? APART : {}) };
}

/** A paint that is no part of a drawing: a button's, a field's. */
export function toned(paint: string): string {
  return wantedPaints()[paint] ?? paint;
}

/** What a drawing's image depends on besides the drawing. */
export function paintsKey(): string {
  return `${prefs.contrast ? 'strong ' : ''}${faceColours.colours === 'four' ? 'apart ' : ''}`;
}

function rules(where: string, paints: Paints): string[] {
  return Object.entries(paints).flatMap(([paint, other]) =>
    ['fill', 'stroke'].map((part) => `[${where}] svg [${part}='${paint}'] { ${part}: ${other} }`),
  );
}

const sheet = typeof CSSStyleSheet === 'function' ? new CSSStyleSheet() : undefined;
if (sheet?.replaceSync) {
  sheet.replaceSync([...rules('data-contrast', STRONG), ...rules('data-apart', APART)].join('\n'));
  document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []), sheet];
}
