import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { editionFiles } from '../../packages/runtime/src/build/edition-files.ts';
import { source } from '../../vite.shared.ts';

const conditions = [source, 'node', 'module', 'development|production'];

const copy = join(import.meta.dirname, '../..');
const original = dirname(realpathSync(join(copy, 'node_modules')));

/** Resolves packages to the copy, because links in its `node_modules` lead to the original ones. */
const packagesOfCopy: Plugin = {
  name: 'packages-of-copy',
  enforce: 'pre',
  async resolveId(name, importer, options) {
    if (!name.startsWith('@tand/')) return null;
    const found = await this.resolve(name, importer, { ...options, skipSelf: true });
    const id = found && join(copy, relative(original, found.id));
    return id && existsSync(id) ? id : found;
  },
};

export default defineConfig({
  plugins: [packagesOfCopy, editionFiles()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A thread cannot change the time zone.
    testNamePattern: /^(?!.*ignores the time zone)/,
    // Slow tests must not count as found faults.
    testTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/setup.ts', 'scripts/mutate/fewer-runs.ts'],
    isolate: false,
    include: [
      'packages/{festival,server}/src/**/*.test.ts',
      'packages/ui/src/components/{Countdown,MyDay,NowNext,ScheduleGrid,ScheduleStrip}/*.test.ts',
      'tests/unit/openData.test.ts',
    ],
    // Faults do not reach child processes.
    exclude: [
      'packages/server/src/commands/backup.test.ts',
      'packages/server/src/http/{observed,server,silent}.test.ts',
      'packages/server/src/http/desk/killed.race.test.ts',
    ],
  },
});
