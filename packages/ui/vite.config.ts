import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { styledComponents } from '../../vite.shared.ts';
import { foldersOf, layers } from './scripts/layers.ts';
import { buildManifest } from './scripts/manifest.ts';
import { buildDesignTokens } from './scripts/design-tokens.ts';

const source = join(import.meta.dirname, 'src');

/** One entry for each folder, so that `@tand/ui/components/Button` brings a button and nothing more. */
const entry = Object.fromEntries([
  ['index', 'src/index.ts'],
  ['tokens/index', 'src/tokens/index.ts'],
  ...layers.flatMap(layer => foldersOf(source, layer).map(name => [`${layer}/${name}/index`, `src/${layer}/${name}/index.ts`])),
]);

/** What is no module: the static style sheets as they are, the component manifest, the tokens for design tools. */
const assets: Plugin = {
  name: 'ui-assets',
  generateBundle() {
    const emit = (fileName: string, text: string) => this.emitFile({ type: 'asset', fileName, source: text });
    for (const file of ['tokens/tokens.css', 'styles/global.css', 'styles/fonts.css']) {
      emit(file.split('/').at(-1)!, readFileSync(join(source, file), 'utf8'));
    }
    emit('manifest.json', `${JSON.stringify(buildManifest(), null, 2)}\n`);
    emit('tokens.json', `${JSON.stringify(buildDesignTokens(), null, 2)}\n`);
  },
};

export default defineConfig({
  plugins: [styledComponents(), assets],
  build: {
    lib: { entry, formats: ['es'] },
    target: 'es2022',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
