import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { styledComponents } from '../../vite.shared.ts';

/** The static style sheets go beside the modules as they are. */
const styleSheets: Plugin = {
  name: 'style-sheets',
  generateBundle() {
    for (const file of ['tokens/tokens.css', 'styles/global.css', 'styles/fonts.css']) {
      const fileName = file.split('/').at(-1)!;
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(import.meta.dirname, 'src', file), 'utf8') });
    }
  },
};

export default defineConfig({
  plugins: [styledComponents(), styleSheets],
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'] },
    target: 'es2022',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
