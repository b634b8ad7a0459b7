// Prints what a first visit loads, home and a UNO table, in kB of gzip; more than the budget is an error.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 115;
const folder = fileURLToPath(new URL('../src/koloda/server/web/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'));
rmSync(`${folder}.vite`, { recursive: true });

function load(name, files) {
  const part = manifest[name];
  if (!part) throw new Error(`${name} was not built`);
  if (files.has(part.file)) return;
  files.add(part.file);
  for (const sheet of part.css ?? []) files.add(sheet);
  for (const needed of part.imports ?? []) load(needed, files);
}

const sizes = ['ru', 'en'].map((lang) => {
  const files = new Set(['index.html', 'icon.svg']);
  for (const name of [
    'index.html',
    'src/pages/TablePage.svelte',
    'src/boards/uno/Board.svelte',
    'src/boards/uno/words.ts',
  ]) {
    load(name, files);
  }
  for (const place of ['texts', 'server/texts', 'games/uno/texts']) {
    load(`../src/koloda/${place}/${lang}.ftl?words`, files);
  }
  for (const place of ['src/boards/texts', 'src/boards/uno/texts']) load(`${place}/${lang}.ftl?raw`, files);
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(folder + file), { level: 9 }).length,
    0,
  );
  return { lang, kB: bytes / 1000, files: files.size };
});

for (const { lang, kB, files } of sizes) {
  console.log(
    `First load, home and a UNO table (${lang}): ${kB.toFixed(1)} kB gzip in ${files} files, at most ${BUDGET}`,
  );
}
if (sizes.some(({ kB }) => kB > BUDGET)) process.exit(1);
