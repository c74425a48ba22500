import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { source, styledComponents } from '../../../vite.shared.ts';

const here = import.meta.dirname;
const components = ['schedule', 'carousel', 'countdown', 'headroom'];

/** Every adapter: adapters/<component>/<library>.jsx. Ours take the design system from its sources. */
export const adapters = components.flatMap(component =>
  readdirSync(join(here, 'adapters', component)).map(file => ({
    component,
    library: file.replace(/\.\w+$/, ''),
    file: join(here, 'adapters', component, file),
  })),
);

const virtual = '\0adapters';

const adapterImports = {
  name: 'adapters',
  resolveId: id => (id === 'virtual:adapters' ? virtual : null),
  load: id =>
    id === virtual
      ? `export default {${adapters
          .map(({ component, library, file }) => `${JSON.stringify(`${component}/${library}`)}: () => import(${JSON.stringify(file)})`)
          .join(',')}}`
      : null,
};

/** How adapters are built, for the page that runs them and for counting their bytes. */
export const settings = {
  root: here,
  plugins: [styledComponents(), react()],
  resolve: {
    alias: { '@tand/ui': resolve(here, '../../../packages/ui/src') },
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  logLevel: 'warn',
};

export default defineConfig({
  ...settings,
  plugins: [adapterImports, ...settings.plugins],
  build: { target: 'es2022', outDir: 'dist', chunkSizeWarningLimit: 5000, reportCompressedSize: false, emptyOutDir: true },
});
