import { describe, expect, it } from 'vitest';
import { cellAt, findSight, fit, keepInSight, LARGEST, zoom } from './camera';
import { cellsOf, readLine, readTable } from './table';

const position = {
  fields: {
    A: 'gs4 rt1 bt2 yt4',
    B: '?4',
    grid: 'gs1@0,0 gs2@1,0 j1@2,0',
    draft: '*gs4@2,0 +rt1@2,1',
    deck: '?40',
    turn: 'A',
  },
  plain: {
    hand: 'bt2 yt4 j1',
    points: 'A 6 B 34',
    preview: '34 17x2 chain',
    lines: '0,0>3,0=8x2 3,0>3,1=5',
    dom: '5,0 gs3 gs4; 6,0 rt1',
  },
};

describe('a position', () => {
  const table = readTable(position, ['A', 'B']);

  it('shows the draft on the grid', () => {
    expect(table.grid.map((one) => [one.code, one.x, one.y, one.tried])).toEqual([
      ['gs1', 0, 0, false],
      ['gs2', 1, 0, false],
      ['gs4', 2, 0, true],
      ['rt1', 2, 1, true],
    ]);
    expect(table.hand).toEqual(['bt2', 'yt4', 'j1']);
    expect(table.steps).toBe(2);
  });

  it('has points and jokers', () => {
    expect(table.preview).toMatchObject({ points: 34, sum: 17, times: 2, why: ['chain'] });
    expect(table.preview?.lines.map((line) => [line.sum, line.times])).toEqual([
      [8, 2],
      [5, 1],
    ]);
    expect(table.domains.get('5,0')).toEqual(['gs3', 'gs4']);
    expect(table.seats[1]).toMatchObject({ count: 4, points: 34, inTurn: false });
  });
});

it('a move that waits lies on the grid', () => {
  const fields = { grid: 'rs1@0,0', move: 'T rs3@4,0 L gs2@-1,0', turn: 'B' };
  const table = readTable({ fields, plain: {} }, ['A', 'B']);
  expect(table.grid.filter((one) => one.tried).map((one) => `${one.code} ${one.x}`)).toEqual([
    'rs3 4',
    'gs2 -1',
  ]);
});

it('a line has all its cells', () => {
  expect(cellsOf(readLine('0,-1>0,1=4'))).toEqual([
    { x: 0, y: -1 },
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ]);
});

describe('the camera', () => {
  const room = { width: 344, height: 300 };

  it('sees all cards with a free cell around them', () => {
    const seen = fit(
      [
        { x: -2, y: 0 },
        { x: 4, y: 1 },
      ],
      room,
    );
    expect([seen.x, seen.y]).toEqual([1, 0.5]);
    expect(seen.size).toBeCloseTo(344 / 9);
  });

  it('moves no farther than needed', () => {
    const camera = { x: 0, y: 0, size: 50 };
    expect(keepInSight(camera, [{ x: 1, y: 1 }], room)).toEqual(camera);
    const moved = keepInSight(camera, [{ x: 9, y: 0 }], room);
    expect(moved.y).toBe(0);
    expect(moved.x).toBeCloseTo(9 - (344 / 100 - 1));
  });

  it('goes to the nearest of some cells only where it sees none of them', () => {
    const camera = { x: 0, y: 0, size: 50 };
    const [near, far] = [
      { x: 9, y: 0 },
      { x: 0, y: -30 },
    ];
    expect(findSight(camera, [far, { x: 2, y: 0 }], room)).toEqual(camera);
    expect(findSight(camera, [far, near], room)).toEqual(keepInSight(camera, [near], room));
  });

  it('zooms around the finger and finds the cell under it', () => {
    const camera = { x: 0, y: 0, size: 50 };
    const nearer = zoom(camera, 1.5, 100, -50);
    expect(cellAt(nearer, 100, -50)).toEqual(cellAt(camera, 100, -50));
    expect(zoom(camera, 99, 0, 0).size).toBe(LARGEST);
  });
});
