import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { texts } from './texts.ts';

const koloda = fileURLToPath(new URL('../src/koloda', import.meta.url));

export default defineConfig({
  logLevel: 'warn',
  plugins: [svelte(), svelteTesting(), texts()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)), koloda } },
  build: {
    outDir: `${koloda}/server/web`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What the first page or every board needs is one file each: many small ones compress badly.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'home',
              test: /node_modules|src\/(parts|texts)\/(?!OptionField|.*ftl)|src\/(?!main)\w+(\.svelte)?\.ts$/,
            },
            {
              name: 'board',
              test: /src\/boards\/shared\/(?!ScoreSheet|CardPeek|about|FormFill|Character)|src\/cards\/(Card|Picture|picture|uno\/)/,
            },
            {
              name: 'table',
              test: /src\/table\/(?!replay|shuffle|sha256|scores)|src\/shell\/(Invite|BoardHost)/,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['.', koloda, '../docs'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
