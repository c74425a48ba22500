import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { libraryConfig } from '../../scripts/library/vite.ts';
import { buildDesignTokens } from './scripts/design-tokens.ts';
import { writeFonts } from './scripts/fonts.mjs';
import { tokensCss } from './scripts/tokens.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, 'src', file), 'utf8');

const assets: Plugin = {
  name: 'ui-assets',
  generateBundle() {
    const emit = (fileName: string, text: string) => this.emitFile({ type: 'asset', fileName, source: text });
    emit('tokens.css', tokensCss());
    emit('global.css', read('styles/global.css'));
    // In the package, the folder of fonts is next to the style sheet.
    emit('fonts.css', read('styles/fonts.css').replaceAll("url('/fonts/", "url('./fonts/"));
    for (const [file, tokens] of Object.entries(buildDesignTokens())) emit(file, `${JSON.stringify(tokens, null, 2)}\n`);
  },
  writeBundle: async ({ dir = '' }) => void (await writeFonts(join(dir, 'fonts'), true)),
};

export default defineConfig(
  libraryConfig(import.meta.dirname, ['index', 'tokens/index', 'styles/index', 'dom/index', 'testing/index'], assets),
);
