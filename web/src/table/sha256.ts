/** SHA-256. The browser's own is missing where a page comes over plain HTTP, as in a house's network. */
const ROUNDS = constants();

/** The fractions of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const found = new Uint32Array(64);
  for (let number = 2, at = 0; at < 64; number++) {
    let prime = true;
    for (let part = 2; part * part <= number; part++) if (number % part === 0) prime = false;
    if (prime) found[at++] = (Math.cbrt(number) % 1) * 2 ** 32;
  }
  return found;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = Uint32Array.of(
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ); // prettier-ignore
  const words = new Uint32Array(64);
  const word = (at: number) => words[at] ?? 0;
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = padded.getUint32(block + at * 4);
    for (let at = 16; at < 64; at++) {
      const one = turn(word(at - 15), 7) ^ turn(word(at - 15), 18) ^ (word(at - 15) >>> 3);
      const two = turn(word(at - 2), 17) ^ turn(word(at - 2), 19) ^ (word(at - 2) >>> 10);
      words[at] = word(at - 16) + one + word(at - 7) + two;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]; // prettier-ignore
    for (let at = 0; at < 64; at++) {
      const one =
        h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + word(at);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] = (state[at] ?? 0) + value));
  }
  return [...state].map((value) => value.toString(16).padStart(8, '0')).join('');
}
