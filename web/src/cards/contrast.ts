/** The faces in high contrast: each paint in its strongest tone, without the pattern on it. */

import { prefs } from '@/prefs.svelte';

const WHITE = '#ffffff';
const BLACK = '#000000';
const RED = '#a50012';
const GREEN = '#52e0b0';
const BLUE = '#0b2a8a';
const YELLOW = '#ffdd00';

const STRONG: Readonly<Record<string, string>> = {
  // papers and inks
  ...{ '#fbf5e6': WHITE, '#fdf8ea': WHITE, '#fffaf0': WHITE },
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
};

/** A drawing as text, in the paints that are wanted. */
export function painted(drawing: string): string {
  return prefs.contrast ? drawing.replace(/#[0-9a-f]{6}\b/g, (paint) => STRONG[paint] ?? paint) : drawing;
}

const sheet = typeof CSSStyleSheet === 'function' ? new CSSStyleSheet() : undefined;
if (sheet?.replaceSync) {
  sheet.replaceSync(
    Object.entries(STRONG)
      .flatMap(([paint, strong]) =>
        ['fill', 'stroke'].map((part) => `[data-contrast] svg [${part}='${paint}'] { ${part}: ${strong} }`),
      )
      .join('\n'),
  );
  document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []), sheet];
}
