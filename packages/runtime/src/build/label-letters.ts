import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const letters = resolve(import.meta.dirname, '../../../art/src/own-label/outlines.ts');

/** Gives browser scripts only the glyphs that labels need. */
export function labelLetters(): Plugin {
  return {
    name: 'label-letters',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source === './outlines.ts' && importer && /packages[\\/]art[\\/]src[\\/]type\.ts$/.test(importer) ? letters : undefined,
  };
}
