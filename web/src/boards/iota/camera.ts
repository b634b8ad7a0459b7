/** What part of the endless grid is seen: a size for a cell in px, and the cell in the middle. */

import type { Area } from '../shared/area';
import type { Cell } from './table';

export interface Camera extends Cell {
  size: number;
}

export const SMALLEST = 26;
export const LARGEST = 110;
export const COMFORTABLE = 72;
/** The smallest cell that is shown without being asked for. */
export const LEGIBLE = 40;

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extent(cells: readonly Cell[]): Extent {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function within(size: number, most = LARGEST): number {
  return Math.min(most, Math.max(SMALLEST, size));
}

/** All these cells, with one free cell around them; none is larger than `most`. */
export function fit(cells: readonly Cell[], room: Area, most = COMFORTABLE): Camera {
  if (!cells.length) return { x: 0, y: 0, size: most };
  const { left, right, top, bottom } = extent(cells);
  const size = Math.min(room.width / (right - left + 3), room.height / (bottom - top + 3), most);
  return { x: (left + right) / 2, y: (top + bottom) / 2, size: within(size, Math.max(LARGEST, most)) };
}

/** The same camera, moved no farther than needed for these cells to be seen; all of the grid if they are not near. */
export function keepInSight(camera: Camera, cells: readonly Cell[], room: Area): Camera {
  if (!cells.length) return camera;
  const { left, right, top, bottom } = extent(cells);
  const across = room.width / camera.size / 2 - 1;
  const down = room.height / camera.size / 2 - 1;
  if (right - left > 2 * across || bottom - top > 2 * down) return fit(cells, room);
  return {
    size: camera.size,
    x: Math.min(Math.max(camera.x, right - across), left + across),
    y: Math.min(Math.max(camera.y, bottom - down), top + down),
  };
}

function sees(camera: Camera, cell: Cell, room: Area): boolean {
  const across = room.width / camera.size / 2 - 0.5;
  const down = room.height / camera.size / 2 - 0.5;
  return Math.abs(cell.x - camera.x) <= across && Math.abs(cell.y - camera.y) <= down;
}

/** The same camera where one of these cells is seen; else moved to the nearest of them. */
export function findSight(camera: Camera, cells: readonly Cell[], room: Area): Camera {
  if (cells.some((cell) => sees(camera, cell, room))) return camera;
  const far = (cell: Cell): number => Math.hypot(cell.x - camera.x, cell.y - camera.y);
  const nearest = [...cells].sort((one, other) => far(one) - far(other)).slice(0, 1);
  return keepInSight(camera, nearest, room);
}

/** Nearer or farther, the point under the finger staying where it is (px from the middle of the room). */
export function zoom(camera: Camera, times: number, px: number, py: number): Camera {
  const size = within(camera.size * times);
  return {
    size,
    x: camera.x + px / camera.size - px / size,
    y: camera.y + py / camera.size - py / size,
  };
}

/** The cell at a point, in px from the middle of the room. */
export function cellAt(camera: Camera, px: number, py: number): Cell {
  return { x: Math.round(camera.x + px / camera.size), y: Math.round(camera.y + py / camera.size) };
}
