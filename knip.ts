import type { KnipConfig } from 'knip';

/** Reports unused files and dependencies; `knip.running.ts` reports exports. */
export default {
  ignoreExportsUsedInFile: true,
  exclude: ['exports', 'types'],
  // Knip would otherwise run the configurations of Vite and Vitest, which takes half of its time.
  vite: false,
  vitest: { config: [], entry: ['**/*.test.{ts,tsx}'] },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/*/cli.ts',
        'scripts/mutate/*.ts',
        'scripts/library/new-component.ts',
        'tests/bench/{run,bare,measured}.mjs',
        // This module is loaded by its path, also from other checkouts.
        'scripts/texts/render.ts',
        'tests/{in-order,setup*}.ts',
        'tests/support/{clock.mjs,global-setup.ts,other-festival.ts}',
        'tests/visual/run.ts',
        'tests/hosts/*.test.ts',
        '*.ts',
        '.oxlint-{languages,layers}.mjs',
        '.storybook/*.{ts,tsx}',
      ],
      // Separate packages with their own dependencies.
      ignore: ['tests/consumer/{app,apps/*}/**'],
      // Run as commands or read as files, but never imported: attw, the markup checker, schema.org's vocabulary.
      ignoreDependencies: ['oxfmt', '@arethetypeswrong/cli', 'vnu-jar', 'schema-dts'],
      ignoreBinaries: ['java', 'openssl'],
      stryker: { config: 'scripts/mutate/stryker.config.mjs' },
    },
    'packages/festival': { includeEntryExports: true, project: ['src/**/*.ts'] },
    'packages/server': {
      includeEntryExports: true,
      entry: ['examples/*.ts', 'src/test/publisher.ts'],
      project: ['{src,examples}/**/*.ts'],
    },
    'packages/art': {
      includeEntryExports: true,
      entry: [
        'src/build/{cli,measure,outlines,edition-look}.ts',
        'src/{og,og-scene,brand/*,labels/*,map/*,night/lake,avatar/guests,own-label/outlines}.ts',
      ],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['@fontsource.*'],
    },
    'packages/editions': {
      entry: ['20*/{edition,facts,pictures}.ts', '20*/lists/*.ts'],
      project: ['**/*.ts'],
    },
    'packages/ui': {
      entry: ['scripts/*.{ts,mjs}', '*.config.ts', 'src/docs/**/*.tsx'],
      project: ['{src,scripts}/**/*.{ts,tsx,mjs}'],
    },
    'packages/runtime': {
      entry: ['src/offline/worker/{sw,kill}.ts', 'src/build/*-cli.ts'],
      project: ['src/**/*.{ts,tsx}'],
      // Used by scripts of packages/ui that this package imports.
      ignoreDependencies: ['@csstools/.*', 'subset-font'],
    },
    'packages/ui-festival': { entry: ['*.config.ts'], project: ['src/**/*.{ts,tsx}'] },
    // Imported by the alias `@edition`.
    'packages/desk': { project: ['src/**/*.{ts,tsx}'], ignoreDependencies: ['@tand/editions'] },
    site: {
      entry: ['src/entry.server.tsx', 'src/islands/hydrateIsland.ts', 'src/{site,styles}.ts', 'src/pages/**/*.tsx'],
      project: ['src/**/*.{ts,tsx}'],
      ignoreDependencies: ['@fontsource.*'],
    },
  },
  ignoreIssues: {
    // Drawings are looked up by name.
    'packages/art/src/{og,og-scene,brand/*,labels/*,map/*,night/lake,phases/box,places/plain,avatar/guests,city/stairs,own-label/outlines}.ts':
      ['exports'],
    // The checks of an edition use all of these schemas.
    'packages/festival/src/{edition,lists}/schema.ts': ['exports'],
    // The documentation imports the illustration kit, which is not a dependency because it is not published.
    'packages/ui/src/docs/illustration/**': ['unlisted'],
    'tests/bench/*.mjs': ['unlisted'],
    'packages/server/vite.config.ts': ['exports'],
    'packages/runtime/src/build/backend.ts': ['unlisted'],
  },
} satisfies KnipConfig;
