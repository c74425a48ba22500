import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin } from 'vite';
import { editionFiles } from '../packages/runtime/src/build/edition-files.ts';
import { source } from '../vite.shared.ts';
import { staticStyles } from '../packages/runtime/src/build/static-styles.ts';
import { groupedTitle } from './catalogue.ts';
import { parts } from './parts.ts';

const at = (path: string) => join(import.meta.dirname, '..', path);
const pictures = at('packages/art/dist/img');
const publicDir = at('.cache/storybook');
const isTest = Boolean(process.env['VITEST']);
const fonts = join(publicDir, 'fonts');

async function ensureFonts() {
  if (existsSync(join(fonts, 'anybody-ext.woff2'))) return;
  await mkdir(fonts, { recursive: true });
  const { writeFonts } = await import('../packages/ui/scripts/fonts.mjs');
  await writeFonts(fonts);
}
await ensureFonts();

const playgrounds: Plugin = {
  name: 'playgrounds-untested',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: code => ({ code: code.replace('export const Playground: Story = {', "$& tags: ['!test'],"), map: null }),
  },
};

const pages = isTest ? [] : ['../site/dist/stories/*.stories.js'];
const served = isTest
  ? []
  : [at('site/dist/documents'), ...['assets', 'files'].map(name => ({ from: at(`site/dist/client/${name}`), to: `/${name}` }))];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,ui-festival}/src/**/*.mdx', '../packages/{ui,ui-festival}/src/**/*.stories.tsx', ...pages],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [at('.storybook/public'), { from: pictures, to: '/img' }, ...served],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `metaId` keeps the ids of stories independent of the sidebar's groups.
  experimental_indexers: (indexers = []) =>
    indexers.map(indexer => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        return entries.map(entry => (entry.title ? { ...entry, title: groupedTitle(entry.title), metaId: entry.title } : entry));
      },
    })),
  // `parts.ts` reads the props instead: react-docgen does not resolve `Omit`.
  typescript: { reactDocgen: false, check: false },
  viteFinal: vite => {
    if (!existsSync(pictures)) throw new Error('No pictures are drawn yet: `npx turbo run build --filter=@tand/art` draws them.');
    return mergeConfig(vite, {
      publicDir,
      plugins: [editionFiles(), staticStyles(), isTest ? playgrounds : parts],
      resolve: { conditions: [source] },
      server: { warmup: { clientFiles: [at('.storybook/preview.tsx')] } },
      build: {
        chunkSizeWarningLimit: 1800,
        // Code shown in Storybook contains the components' function names.
        rolldownOptions: { checks: { pluginTimings: false }, output: { keepNames: true } },
      },
    });
  },
};
export default config;
