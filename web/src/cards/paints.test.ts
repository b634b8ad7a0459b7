import { afterEach, expect, test } from 'vitest';
import type { Component } from 'svelte';
import { prefs } from '@/prefs.svelte';
import { faceColours } from './colours.svelte';
import ArneCard from './arne/ArneCard.svelte';
import IotaCard from './iota/IotaCard.svelte';
import MontanaCard from './montana/MontanaCard.svelte';
import CardPicture from './munchkin/CardPicture.svelte';
import { picture } from './picture';
import UnoCard from './uno/UnoCard.svelte';

const subject = { code: 'mouse', type: 'monster', slot: '', level: 2 };
const FACES: [game: string, face: Component<never>, card: object, other: object][] = [
  ['uno', UnoCard as never, { code: 'r5' }, { code: 'g5' }],
  ['montana', MontanaCard as never, { code: 'r5*' }, { code: 'g5*' }],
  ['arne', ArneCard as never, { code: 'r500' }, { code: 'g500' }],
  ['iota', IotaCard as never, { code: 'rs2' }, { code: 'gs2' }],
  [
    'munchkin',
    CardPicture as never,
    { subject, family: 'monster', name: 'Mouse', number: '2' },
    { subject, family: 'item', name: 'Mouse', number: '2' },
  ],
];

afterEach(() => {
  prefs.contrast = false;
  if (faceColours.colours === 'four') faceColours.toggle();
});

test.each(FACES)('high contrast changes the cards of %s', (_, face, card) => {
  const usual = picture(face, card as never);
  prefs.contrast = true;
  expect(picture(face, card as never)).not.toBe(usual);
});

test.each(FACES)('cards of %s are in colours that are easy to tell apart', (_, face, card, other) => {
  const usual = [card, other].map((one) => picture(face, one as never));
  faceColours.toggle();
  const apart = [card, other].map((one) => picture(face, one as never));
  expect(new Set([...usual, ...apart]).size).toBe(4);
  expect(document.documentElement.hasAttribute('data-apart')).toBe(true);
});
