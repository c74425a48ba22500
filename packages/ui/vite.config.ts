import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { libraryConfig } from '../../scripts/library/vite.ts';
import { buildDesignTokens } from './scripts/design-tokens.ts';

/** What is no module: the static style sheets as they are, the tokens for design tools. */
const assets: Plugin = {
  name: 'ui-assets',
  generateBundle() {
    const emit = (fileName: string, text: string) => this.emitFile({ type: 'asset', fileName, source: text });
    for (const file of ['tokens/tokens.css', 'styles/global.css', 'styles/fonts.css']) {
      emit(file.split('/').at(-1)!, readFileSync(join(import.meta.dirname, 'src', file), 'utf8'));
    }
    // So that TypeScript knows an import of a style sheet without the bundler's own types.
    emit('css.d.ts', 'export {};\n');
    for (const [file, tokens] of Object.entries(buildDesignTokens())) emit(file, `${JSON.stringify(tokens, null, 2)}\n`);
  },
};

export default defineConfig(
  libraryConfig(import.meta.dirname, ['index', 'tokens/index', 'styles/index', 'server/index', 'next/index'], assets),
);
