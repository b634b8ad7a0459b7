// Prints what a first visit loads, in kB of gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../src/koloda/server/web/assets/', import.meta.url));
for (const name of readdirSync(folder)) {
  const size = gzipSync(readFileSync(folder + name)).length;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`);
}
