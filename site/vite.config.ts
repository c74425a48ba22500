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
import { pictureSizesModule } from './build/picture-sizes.ts';
import { paperColors, theme } from './build/theme.ts';

const isReview = process.env.TAND_REVIEW === '1';

/** Relative to `site`; another for builds that are not to be served, as the benchmark's. */
const out = process.env.SITE_OUT ?? 'dist';

const core = new RegExp(
  [
    'preload-helper|virtual:edition-(pages|words)',
    'packages/ui/src/(tokens/index|styles/(asList|grounds)|foundations/(ClockProvider|Container|Grid|Heading|LinkProvider|LocaleProvider|Section|Stack|Text|mergeRefs))',
    'packages/ui/src/components/(Breadcrumbs|Button|Icon|IconButton|LinkArrow|Picture|Prose|SectionHeader|SocialLinks|Wordmark|Navbar/NavbarItems)[/.]',
    'packages/ui-festival/src/patterns/TextPage/',
    'site/src/(i18n|language|sitemap|app/(clock|Head|island|refresh|Rich|SiteLink|SiteProfiles|useCopy|useLang|useRe|useStandInLang)|data/notices|search/SearchContext|seo/(FeedLinks|served)|templates/(TextBlock|useBreadcrumbs))',
    'packages/editions/([^/]+/(edition|lists/nav)|src/merge)\\.',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  appType: 'custom', // pages are rendered by our own server, in development and at build
  plugins: [editionFiles(), styledComponents(), react(), files(), pictureSizesModule(), theme(), copy(), entries(), backend(), assets()],
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
  server: { port: Number(process.env.PORT ?? 5173) },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { main: resolve(import.meta.dirname, 'index.html'), keep: resolve(import.meta.dirname, 'src/offline/keepNow.ts') } },
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
            chunkFileNames: 'assets/app/[name]-[hash].js',
            assetFileNames: 'assets/app/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // Loaded on every page: one request, one compression, kept as long as no library changes.
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|styled-components|stylis|use-sync-external-store|void-elements|html-parse-stringify)[\\/]/,
                  priority: 4,
                },
                // What nearly every page is made of, and the frame around it: a request each would cost a phone more than their bytes.
                { name: 'core', test: core, priority: 3 },
                {
                  name: 'shared',
                  test: /packages[\\/](ui|ui-festival|festival)[\\/]|site[\\/]src[\\/](app|data|seo)[\\/]/,
                  minShareCount: 20,
                  priority: 2,
                },
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
        external: ['@libsql/client', 'libsql'],
      },
      build: { outDir: `${out}/server`, emptyOutDir: true, copyPublicDir: false, rolldownOptions: { input: 'src/entry.server.tsx' } },
    },
  },
}));
