import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { markClients } from './clients.ts';
import { styledComponents } from '../../vite.shared.ts';
import { entriesOf } from './layers.ts';

/** Build of a library package: one entry per folder, so that `…/components/Button` loads only a button. */
export function libraryConfig(root: string, entries: readonly string[], ...plugins: Plugin[]): UserConfig {
  const names = [...entries, ...entriesOf(root).map(entry => `${entry}/index`)];
  return {
    plugins: [styledComponents(), markClients, ...plugins],
    build: {
      lib: { entry: Object.fromEntries(names.map(name => [name, join(root, 'src', `${name}.ts`)])), formats: ['es'] },
      target: 'es2022',
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        external: [/^node:/, /^react($|\/)/, /^react-dom($|\/)/, 'styled-components', 'next/navigation', /^@tand\/ui($|\/)/],
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  };
}
