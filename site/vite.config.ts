import { basename, dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { source } from '../vite.shared.ts';
import { staticStyles } from '../packages/runtime/src/build/static-styles.ts';
import { analytics } from '../packages/runtime/src/build/analytics.ts';
import { assets, fewPartsFile, firstPartsFile, islandsEntry, partsFile } from '../packages/runtime/src/build/assets.ts';
import { backend } from '../packages/runtime/src/build/backend.ts';
import { copy, textVersions } from '../packages/runtime/src/build/copy.ts';
import { createDrafts } from '../packages/runtime/src/build/drafts.ts';
import { editionZone } from '../packages/runtime/src/build/edition.ts';
import { entries } from '../packages/runtime/src/build/entries.ts';
import { editionFiles } from '../packages/runtime/src/build/edition-files.ts';
import { files } from '../packages/runtime/src/build/files.ts';
import { labelLetters } from '../packages/runtime/src/build/label-letters.ts';
import { pictureSizesModule } from '../packages/runtime/src/build/picture-sizes.ts';
import { paperColors, theme } from '../packages/runtime/src/build/theme.ts';

const isReview = process.env.TAND_REVIEW === '1';

const named = (parts: string): string[] => parts.match(/\w+/g)!;

/** Components on first screens, above `EndOfFirstScreen`. */
const firstParts = named(`
  Alert Breadcrumbs Button Container Countdown FavouriteButton Field Grid Heading Hero HomeHero Icon IconButton KeyValueList
  LanguageSwitcher LinkArrow Menu Navbar PageHeader Picture ScheduleItem ScheduleItemHeader Section SectionHeader SkipLink SocialLinks
  Stack Text ThemePicker ThemeSwitcher ToggleChip TravelLine VisuallyHidden Wordmark
`);

const fewParts = named('City DayPicker MyDay Schedule ScheduleFilters ScheduleGrid ScheduleScreen ScheduleStrip');

function sheetOf(entry: string, module: string) {
  if (entry !== 'entry.server') return undefined;
  const part = basename(dirname(module));
  return firstParts.includes(part) ? firstPartsFile : fewParts.includes(part) ? fewPartsFile : partsFile;
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const drafts = command === 'serve' ? createDrafts() : undefined;
  return {
    appType: 'custom',
    plugins: [
      editionFiles(undefined, drafts),
      staticStyles(command === 'build' ? sheetOf : undefined),
      react(),
      files(),
      pictureSizesModule(),
      labelLetters(),
      theme(),
      copy(drafts),
      entries(undefined, drafts),
      backend(drafts),
      assets(fewParts),
    ],
    resolve: {
      conditions: [source, ...defaultClientConditions],
      dedupe: ['react', 'react-dom', 'styled-components', 'valibot', 'ky'],
    },
    define: {
      __REVIEW__: JSON.stringify(isReview),
      __PAPER__: JSON.stringify(paperColors()),
      __TEXTS__: JSON.stringify(await textVersions(drafts?.read)),
      __ZONE__: JSON.stringify(await editionZone()),
      __ANALYTICS__: JSON.stringify(analytics(process.env)),
    },
    server: { port: Number(process.env.PORT ?? 5173), strictPort: Boolean(process.env.PORT) },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          rolldownOptions: {
            input: { main: resolve(import.meta.dirname, 'index.html'), islands: resolve(import.meta.dirname, islandsEntry) },
            // `site.ts` imports the exports of the islands' script by its address.
            preserveEntrySignatures: 'exports-only',
            // One folder, so that hosts can cache its files forever by one rule.
            output: {
              entryFileNames: 'assets/app/[name]-[hash].js',
              chunkFileNames: 'assets/app/[name]-[hash].js',
              assetFileNames: 'assets/app/[name]-[hash][extname]',
              codeSplitting: {
                groups: [
                  // Cached until a library changes.
                  { name: 'vendor', test: /node_modules[\\/]/, tags: ['$initial'], priority: 1 },
                  // One request for what several islands share.
                  { name: 'shared', test: /[\\/](?:ui|ui-festival|festival|runtime|site)[\\/].*(?<!\.css)$/, minShareCount: 3 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // Otherwise the bundle contains React's development build.
        ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
        resolve: {
          conditions: [source, ...defaultServerConditions],
          noExternal: command === 'build' ? true : [/^@tand\//, 'styled-components'],
          external: ['@libsql/client', 'libsql', 'sharp'],
        },
        build: {
          outDir: 'dist/server',
          emptyOutDir: true,
          copyPublicDir: false,
          emitAssets: true,
          rolldownOptions: { input: 'src/entry.server.tsx' },
        },
      },
    },
  };
});
