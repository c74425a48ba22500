import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { source, styledComponents } from '../vite.shared.ts';
import { analytics } from './build/analytics.ts';
import { assets } from './build/assets.ts';
import { backend } from './build/backend.ts';
import { copy, textVersions } from './build/copy.ts';
import { editionZone } from './build/edition.ts';
import { entries } from './build/entries.ts';
import { editionFiles } from './build/edition-files.ts';
import { files } from './build/files.ts';
import { labelLetters } from './build/label-letters.ts';
import { pictureSizesModule } from './build/picture-sizes.ts';
import { paperColors, theme } from './build/theme.ts';

const isReview = process.env.TAND_REVIEW === '1';

/** Relative to `site`; another for builds that are not to be served, as the benchmark's. */
const out = process.env.SITE_OUT ?? 'dist';

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  appType: 'custom', // pages are rendered by our own server, in development and at build
  plugins: [
    editionFiles(),
    styledComponents(true, false),
    react(),
    files(),
    pictureSizesModule(),
    labelLetters(),
    theme(),
    copy(),
    entries(),
    backend(),
    assets(),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components', 'valibot', 'ky'],
  },
  define: {
    __REVIEW__: JSON.stringify(isReview),
    __PAPER__: JSON.stringify(paperColors()),
    __TEXTS__: JSON.stringify(await textVersions()),
    __ZONE__: JSON.stringify(await editionZone()),
    __ANALYTICS__: JSON.stringify(analytics(process.env)),
  },
  // A port that was asked for is that port, or an error.
  server: { port: Number(process.env.PORT ?? 5173), strictPort: Boolean(process.env.PORT) },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { main: resolve(import.meta.dirname, 'index.html') } },
  },
  environments: {
    client: {
      build: {
        outDir: `${out}/client`,
        manifest: true,
        emptyOutDir: true,
        // A folder of their own: hosts keep all in it for good by one rule.
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/app/[name]-[hash].js',
            // Without the names of the pages that share it.
            chunkFileNames: ({ name }) => `assets/app/${name.split('~')[0]}-[hash].js`,
            assetFileNames: 'assets/app/[name]-[hash][extname]',
            codeSplitting: {
              // By how many pages share a module, so that no list of names has to follow the code.
              groups: [
                // Loaded on every page: one request, one compression, kept as long as no library changes.
                { name: 'vendor', test: /node_modules[\\/]/, tags: ['$initial'], priority: 3 },
                // Facts of an edition go with the pages that show them, though the table of pages knows them all; short ones with others, places with what draws them.
                {
                  name: 'lists',
                  test: /[\\/]lists[\\/](?!nav|places)/,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2000,
                  minSize: 3000,
                  priority: 4,
                },
                // The frame around every page.
                { name: 'frame', test: /(?<!index\.html|entry\.client\.tsx|\.css)$/, tags: ['$initial'], priority: 2 },
                // What many pages are made of, and the rest without crumbs: a request each would cost a phone more than their bytes.
                { name: 'core', test: /(?<!\.css)$/, minShareCount: 8, priority: 1 },
                { name: 'shared', test: /(?<!\.css)$/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Or the bundle would hold React's development build too, and run it wherever NODE_ENV is not set.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      resolve: {
        conditions: [source, ...defaultServerConditions],
        noExternal: command === 'build' ? true : [/^@tand\//, 'styled-components'],
        external: ['@libsql/client', 'libsql', 'sharp'],
      },
      build: { outDir: `${out}/server`, emptyOutDir: true, copyPublicDir: false, rolldownOptions: { input: 'src/entry.server.tsx' } },
    },
  },
}));
