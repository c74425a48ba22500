import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const letters = resolve(import.meta.dirname, '../../packages/art/src/own-label/outlines.ts');

/** A visitor's label is drawn in the browser, with the letters that labels are set in and none of the others that pictures use. */
export function labelLetters(): Plugin {
  return {
    name: 'label-letters',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source === './outlines.ts' && importer && /packages[\\/]art[\\/]src[\\/]type\.ts$/.test(importer) ? letters : undefined,
  };
}
