/** The shelf: what stands on the boxes. Which games can be played the server says. */
export interface GameBox {
  name: string;
  least: number;
  most: number;
  minutes: readonly [number, number];
  age: number;
}

export const BOXES: readonly GameBox[] = [
  { name: 'uno', least: 2, most: 10, minutes: [10, 40], age: 7 },
  { name: 'montana', least: 2, most: 6, minutes: [10, 20], age: 6 },
  { name: 'iota', least: 2, most: 4, minutes: [20, 30], age: 8 },
  { name: 'arne', least: 2, most: 6, minutes: [10, 25], age: 8 },
  { name: 'munchkin', least: 3, most: 6, minutes: [60, 90], age: 10 },
];
