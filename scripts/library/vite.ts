import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { markClients } from './clients.ts';
import { staticStyles } from '../../packages/runtime/src/build/static-styles.ts';
import { entriesOf } from './layers.ts';

/** Declares `.css` imports for apps without the types of a bundler. */
const cssTypes: Plugin = {
  name: 'css-types',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'css.d.ts', source: 'export {};\n' });
  },
};

const sheetOf = (entry: string) =>
  entry === 'index'
    ? 'parts.css'
    : /^(?:components|foundations|sections)\/(?=[^/]+\/index$)/.test(entry)
      ? `${entry.replace(/\/index$/, '')}.css`
      : undefined;

/** One entry per folder, so that `…/components/Button` loads only a button. */
export function libraryConfig(root: string, entries: readonly string[], ...plugins: Plugin[]): UserConfig {
  const names = [...entries, ...entriesOf(root).map(entry => `${entry}/index`)];
  return {
    plugins: [staticStyles(sheetOf), cssTypes, markClients, ...plugins],
    build: {
      lib: { entry: Object.fromEntries(names.map(name => [name, join(root, 'src', `${name}.ts`)])), formats: ['es'] },
      target: 'es2022',
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        external: [/^node:/, /^@tand\/festival($|\/)/, /^react($|\/)/, /^react-dom($|\/)/, /^@tand\/ui($|\/)/],
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          sourcemapExcludeSources: true,
          comments: { jsdoc: false },
        },
      },
    },
  };
}
