/** Drawings as images. A page with thirty drawings minds each of their lines at every change; an image is one thing. */

import { mount, unmount, type Component } from 'svelte';
import { painted, paintsKey } from './paints';

const pictures = new Map<unknown, Map<string, string>>();

/** The address of an image of what a component draws, one SVG or an image already. It is made once. */
export function picture<Props extends object>(drawing: Component<Props>, props: Props): string {
  const made = pictures.get(drawing) ?? new Map<string, string>();
  pictures.set(drawing, made);
  const key = `${paintsKey()}${JSON.stringify(props)}`;
  const found = made.get(key) ?? draw(drawing, props);
  made.set(key, found);
  return found;
}

function draw<Props extends object>(drawing: Component<Props>, props: Props): string {
  const target = document.createElement('div');
  const drawn = mount(drawing as Component, { target, props });
  const image = target.querySelector('img')?.src;
  const text = new XMLSerializer().serializeToString(target.querySelector('svg') ?? target);
  void unmount(drawn);
  if (image) return image;
  const bare = text.replace(/<!--.*?-->/g, '').replace(/ class="[^"]*"/g, '');
  return `data:image/svg+xml,${encodeURIComponent(painted(bare))}`;
}
