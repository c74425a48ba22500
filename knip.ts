import type { KnipConfig } from 'knip';

/** Files and dependencies that nobody uses; `knip.running.ts` asks for exports. */
export default {
  // What a module exports for its own tests, it uses itself.
  ignoreExportsUsedInFile: true,
  exclude: ['exports', 'types'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/*/cli.ts',
        'scripts/mutate/*.ts',
        'scripts/library/{brand-picture,new-component}.ts',
        'tests/bench/{run,bare,measured}.mjs',
        // Loaded by its path, from another checkout as well.
        'scripts/texts/render.ts',
        'tests/in-order.ts',
        'tests/support/clock.mjs',
        'tests/in-order.ts',
        'tests/visual/run.ts',
        'tests/hosts/*.test.ts',
        '*.ts',
        '.storybook/*.{ts,tsx}',
      ],
      // Packages of their own, with their own dependencies.
      ignore: ['tests/consumer/{app,apps/*}/**'],
      // Run or read by their names: `chromatic`, attw, the checker of markup, schema.org's vocabulary.
      ignoreDependencies: ['chromatic', 'oxfmt', '@arethetypeswrong/cli', 'vnu-jar', 'schema-dts'],
      ignoreBinaries: ['java'],
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
      // Fonts that are read as files.
      ignoreDependencies: ['@fontsource.*'],
    },
    'packages/editions': {
      entry: ['20*/{edition,facts,pictures}.ts', '20*/lists/*.ts'],
      project: ['**/*.ts'],
    },
    'packages/ui': {
      entry: ['scripts/*.{ts,mjs}', '*.config.ts', 'src/docs/**/*.tsx'],
      project: ['{src,scripts}/**/*.{ts,tsx,mjs}'],
      // Who renders with Next.js brings it along.
      ignoreDependencies: ['next'],
    },
    'packages/ui-festival': { entry: ['*.config.ts'], project: ['src/**/*.{ts,tsx}'] },
    // The edition's files are read by a name of their own.
    'packages/desk': { project: ['src/**/*.{ts,tsx}'], ignoreDependencies: ['@tand/editions'] },
    site: {
      entry: [
        'src/entry.server.tsx',
        'src/offline/worker/{sw,kill}.ts',
        'src/early.ts',
        'src/earlyProgramme.ts',
        'build/*-cli.ts',
        'src/pages/**/*.tsx',
      ],
      project: ['{src,build}/**/*.{ts,tsx}'],
      // Pictures and fonts that are read as files.
      ignoreDependencies: ['@fontsource.*'],
    },
  },
  ignoreIssues: {
    // Drawings are named by the catalogue and called by their names.
    'packages/art/src/{og,og-scene,brand/*,labels/*,map/*,night/lake,phases/box,avatar/guests,city/stairs,own-label/outlines}.ts': [
      'exports',
    ],
    // The schemas of an edition's lists are what the checks of an edition hold its data to.
    'packages/festival/src/schemas/{edition,lists}.ts': ['exports'],
    // The illustration kit's page shows the kit, which the published package does not hold.
    'packages/ui/src/docs/illustration/**': ['unlisted'],
    'tests/bench/*.mjs': ['unlisted'],
    'packages/server/vite.config.ts': ['exports'],
    'site/build/backend.ts': ['unlisted'],
  },
} satisfies KnipConfig;
