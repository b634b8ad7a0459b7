/** The listed codes by card, each with what it is aimed at. */

export type Aim =
  | { kind: 'stack'; id: string }
  | { kind: 'field'; place: number }
  | { kind: 'seat'; seat: string }
  | { kind: 'discard' }
  | { kind: 'none' };

export interface Way {
  code: string;
  aim: Aim;
  /** What is still to be said about the aim: a colour, or what happens to the chameleon. */
  more: string;
}

/** One name for an aim, as the places of the board are called. */
export function aimName(aim: Aim): string {
  if (aim.kind === 'stack') return `stack:${aim.id}`;
  if (aim.kind === 'field') return `field:${aim.place}`;
  if (aim.kind === 'seat') return `seat:${aim.seat}`;
  return aim.kind;
}

export function aimFrom(name: string): Aim {
  const [kind, value = ''] = name.split(':');
  if (kind === 'stack') return { kind: 'stack', id: value };
  if (kind === 'field') return { kind: 'field', place: Number(value) };
  if (kind === 'seat') return { kind: 'seat', seat: value };
  return { kind: kind === 'discard' ? 'discard' : 'none' };
}

/** The card that a code plays, and how; null where it plays none (`ok`, `give …`, several at once). */
export function readCode(code: string, home: number): { card: string; way: Way } | null {
  if (code.includes('&')) return null;
  const lay = /^play ([a-z0-9]+)(\+k-cham)?(?:>(\d+))?$/.exec(code);
  if (lay) {
    const place = lay[3] === undefined ? home : Number(lay[3]);
    return { card: lay[1] ?? '', way: { code, aim: { kind: 'field', place }, more: '' } };
  }
  const thrown = /^disc (\S+)$/.exec(code);
  if (thrown) return { card: thrown[1] ?? '', way: { code, aim: { kind: 'discard' }, more: '' } };
  const minus = /^(k-200[a-z])(\+k-cham)?>(\d+)$/.exec(code);
  if (minus) {
    const aim: Aim = { kind: 'field', place: Number(minus[3]) };
    return { card: minus[1] ?? '', way: { code, aim, more: '' } };
  }
  const asked = /^(pull|2black|2score|swap)>([A-Z])(?::([a-z]))?$/.exec(code);
  if (asked) {
    const aim: Aim = { kind: 'seat', seat: asked[2] ?? '' };
    return { card: `a-${asked[1]}`, way: { code, aim, more: asked[3] ?? '' } };
  }
  const black = /^(x3|k-[a-z]+)@(top|\d+\.\d+)(?::(keep|drop)|>(\d+))?$/.exec(code);
  if (black) {
    const card = black[1] === 'x3' ? 'a-x3' : (black[1] ?? '');
    const aim: Aim = black[2] === 'top' ? { kind: 'discard' } : { kind: 'stack', id: black[2] ?? '' };
    return { card, way: { code, aim, more: black[3] ?? black[4] ?? '' } };
  }
  if (code === 'draw3' || code === 'pass')
    return { card: `a-${code}`, way: { code, aim: { kind: 'none' }, more: '' } };
  if (code === 'k-stop' || code === 'k-rev')
    return { card: code, way: { code, aim: { kind: 'none' }, more: '' } };
  return null;
}

export function plays(legal: readonly string[], home: number): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const code of legal) {
    const read = readCode(code, home);
    if (read) found.set(read.card, [...(found.get(read.card) ?? []), read.way]);
  }
  return found;
}

/** What to ask the server about a card that has no way now, so that its answer is about the card. */
export function wholeCode(card: string, home: number, stack: string | undefined, other: string): string {
  const rank = card.slice(2);
  if (!card.startsWith('a-') && !card.startsWith('k-')) return `play ${card}`;
  if (card === 'a-draw3' || card === 'a-pass') return rank;
  if (card === 'a-2score') return `2score>${other}:r`;
  if (card === 'a-x3') return `x3@${stack ?? `${home}.1`}`;
  if (card.startsWith('a-')) return `${rank}>${other}`;
  if (card.startsWith('k-200')) return `${card}>${home}`;
  if (card === 'k-stop' || card === 'k-rev') return card;
  return card === 'k-thief' ? 'k-thief@top' : `${card}@${stack ?? `${home}.1`}`;
}

/** A part of several black cards played at once, aimed at whatever was tapped; the server judges it. */
export function jointPart(card: string, aim: Aim, more: string): string | null {
  if (card === 'k-stop' || card === 'k-rev') return card;
  if (card.startsWith('k-200')) return aim.kind === 'field' ? `${card}>${aim.place}` : null;
  if (card === 'k-thief' && aim.kind === 'discard') return 'k-thief@top';
  if (aim.kind !== 'stack') return null;
  return card === 'k-thief' ? `${card}@${aim.id}:${more || 'keep'}` : `${card}@${aim.id}`;
}

/** The gifts that are possible: their cards, in the order of the codes. */
export function gifts(legal: readonly string[]): string[][] {
  return legal
    .filter((code) => code.startsWith('give '))
    .map((code) => (code === 'give -' ? [] : code.slice(5).split(' ')));
}

/** The code of a gift, whatever the order in which its cards were picked. */
export function giftCode(legal: readonly string[], picked: string[]): string | null {
  const wanted = [...picked].sort().join(' ');
  const found = gifts(legal).find((gift) => [...gift].sort().join(' ') === wanted);
  if (!found) return null;
  const exact = `give ${picked.join(' ')}`;
  return legal.includes(exact) ? exact : `give ${found.join(' ') || '-'}`;
}
