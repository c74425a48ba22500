import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { projectNames, type ProjectName } from './scripts/asked.mjs';
import { chromiumArgs, findChromium, findChromiumShell } from './scripts/chromium.mjs';
import { entries } from './packages/runtime/src/build/entries.ts';
import { editionZone } from './packages/runtime/src/build/edition.ts';
import { editionFiles } from './packages/runtime/src/build/edition-files.ts';
import { pictureSizesModule } from './packages/runtime/src/build/picture-sizes.ts';
import { paperColors } from './packages/runtime/src/build/theme.ts';
import { source } from './vite.shared.ts';
import { staticStyles } from './packages/runtime/src/build/static-styles.ts';

/** Makes a new object for each project, because Vitest writes the project's name into it. */
async function browser() {
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions: { executablePath: await findChromiumShell(), args: chromiumArgs } }),
    instances: [{ browser: 'chromium' as const }],
    viewport: { width: 1280, height: 800 },
    screenshotFailures: false,
  };
}
/** Files share processes or pages: new ones for each file took two thirds of the time. */
const shared = { isolate: false, maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)) };
/** Timeouts are long: tests check the result, not the speed of the machine. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };
const components = async (styles = staticStyles()) => [styles, (await import('@vitejs/plugin-react')).default()];
const resolve = {
  conditions: [source, 'module', 'browser', 'development|production'],
  dedupe: ['react', 'react-dom', 'styled-components'],
};
const inNode = { conditions: [source, 'node', 'module', 'development|production'] };

/** A project of tests in Node, whose files are isolated from each other unless `options` says otherwise. */
const inNodeOnly = (name: ProjectName, include: string[], options: TestProjectInlineConfiguration['test'] = {}) => ({
  plugins: [editionFiles(), entries()],
  resolve: inNode,
  ssr: { resolve: inNode },
  test: { name, include, setupFiles: ['packages/art/src/build/edition-look.ts'], maxWorkers: shared.maxWorkers, ...patient, ...options },
});

/** Projects with a `groupOrder` run one after the other, so that two kinds of browser tests never run at the same time. */
const projects: Record<ProjectName, () => TestProjectInlineConfiguration | Promise<TestProjectInlineConfiguration>> = {
  node: () => ({
    plugins: [editionFiles(), entries()],
    resolve: inNode,
    ssr: { resolve: inNode },
    test: {
      name: 'node',
      setupFiles: ['tests/setup.ts', 'packages/art/src/build/edition-look.ts'],
      sequence: { groupOrder: 0 },
      ...shared,
      include: [
        'packages/{festival,editions,server}/**/*.test.ts',
        'packages/ui/src/{docs,tokens}/**/*.test.ts',
        'packages/runtime/src/build/**/*.test.ts',
        'tests/{unit,served}/**/*.test.ts',
      ],
      exclude: ['**/*.race.test.ts'],
      ...patient,
    },
  }),
  dom: async () => ({
    // Writes no CSS, because jsdom does no layout.
    plugins: [editionFiles(), ...(await components(staticStyles(() => undefined))), entries(), pictureSizesModule()],
    define: {
      __REVIEW__: 'true',
      __PAPER__: JSON.stringify(paperColors()),
      __TEXTS__: '{}',
      __ZONE__: JSON.stringify(await editionZone()),
      __ANALYTICS__: 'null',
    },
    resolve,
    test: {
      name: 'dom',
      sequence: { groupOrder: 1 },
      environment: 'jsdom',
      ...shared,
      include: ['packages/{ui,ui-festival,desk,runtime}/src/**/*.test.{ts,tsx}', 'site/src/**/*.test.{ts,tsx}'],
      // Tests that need no page run in `node`: a file with another environment would restart the process.
      exclude: ['**/*.browser.test.tsx', 'packages/ui/src/{docs,tokens}/**', 'packages/runtime/src/build/**'],
      setupFiles: ['tests/setup.ts', 'tests/setup.dom.ts'],
      ...patient,
    },
  }),
  browser: async () => ({
    plugins: [...(await components()), (await import('./.storybook/parts.ts')).variables],
    resolve,
    test: {
      name: 'browser',
      sequence: { groupOrder: 2 },
      include: ['packages/{ui,ui-festival}/src/**/*.browser.test.tsx'],
      setupFiles: ['tests/setup.ts', 'tests/setup.browser.ts'],
      ...patient,
      maxWorkers: shared.maxWorkers,
      browser: await browser(),
    },
  }),
  storybook: async () => {
    const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
    return {
      plugins: [storybookTest({ configDir: '.storybook' })],
      test: { name: 'storybook', sequence: { groupOrder: 3 }, ...shared, ...patient, browser: await browser() },
    };
  },
  e2e: () => ({
    plugins: [editionFiles(), entries()],
    resolve: inNode,
    ssr: { resolve: inNode },
    test: {
      name: 'e2e',
      runner: 'tests/in-order.ts',
      sequence: { groupOrder: 4 },
      setupFiles: ['packages/art/src/build/edition-look.ts'],
      include: ['tests/e2e/**/*.test.ts'],
      globalSetup: ['tests/support/global-setup.ts'],
      ...patient,
      ...shared,
      // One more than in other projects, because these tests spend part of their time waiting.
      maxWorkers: shared.maxWorkers + 1,
    },
  }),

  art: () => inNodeOnly('art', ['packages/art/**/*.test.ts'], shared),
  races: () => inNodeOnly('races', ['packages/**/*.race.test.ts']),
  hosts: () => inNodeOnly('hosts', ['tests/hosts/*.test.ts']),
  docs: () => inNodeOnly('docs', ['tests/storybook/*.test.ts']),
  consumers: async () =>
    inNodeOnly('consumers', ['tests/consumer/*.test.ts', 'tests/consumer/apps/*.test.ts'], {
      provide: { chromium: await findChromiumShell(), fullChromium: await findChromium() },
    }),
  firefox: async () => {
    const { test, ...rest } = await projects.e2e();
    return { ...rest, test: { ...test, name: 'firefox', include: ['tests/e2e/journeys.test.ts'], env: { KEYS_IN: 'firefox' } } };
  },
};

const isLong = ({ moduleId }: TestSpecification) =>
  /\/(?:walk|text-size|markup|states|offline|journeys|pages|contents|silent|backup|(?:src\/server))\.test\.ts$/.test(moduleId);

/** Shuffles files with Vitest's seed (`--sequence.seed`), slow ones first. Files of `e2e` are in Vitest's order, by their last result and duration. */
class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { root, sequence } = this.ctx.config;
    const keyOf = ({ moduleId }: TestSpecification) => hash('md5', `${sequence.seed} ${relative(root, moduleId)}`);
    const shuffled = files
      .filter(({ project }) => project.name !== 'e2e')
      .map(file => ({ file, key: keyOf(file) }))
      .toSorted((a, b) => a.key.localeCompare(b.key))
      .map(({ file }) => file);
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer
    const timed = await super.sort(files.filter(({ project }) => project.name === 'e2e'));
    const all = [...shuffled, ...timed];
    return [...all.filter(isLong), ...all.filter(file => !isLong(file))];
  }
}

const words = process.argv.flatMap(word => word.split('='));
const names = Object.keys(projects) as ProjectName[];
const named = names.filter(name => words.some((word, index) => word === name && words[index - 1] === '--project'));

export default defineConfig(async () => ({
  test: {
    sequence: { sequencer: Order, shuffle: { files: true, tests: true } },
    projects: await Promise.all((named.length > 0 ? named : projectNames).map(async name => projects[name]())),
  },
}));
