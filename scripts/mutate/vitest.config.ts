import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { editionFiles } from '../../site/build/edition-files.ts';
import { source } from '../../vite.shared.ts';

const conditions = [source, 'node', 'module', 'development|production'];

const copy = join(import.meta.dirname, '../..');
const original = dirname(realpathSync(join(copy, 'node_modules')));

/** Faults are planted in a copy, whose `node_modules` lead to the packages of the original: these are read from the copy. */
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

/** The tests of the rules, and nothing that has to be built, drawn or opened for them. */
export default defineConfig({
  plugins: [packagesOfCopy, editionFiles()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A thread cannot be moved to another zone.
    testNamePattern: /^(?!.*heed (?:a device|the zone of the device))/,
    // A fault is found by what a test sees, not by how long it takes.
    testTimeout: 600_000,
    setupFiles: ['tests/setup.ts', 'scripts/mutate/fewer-runs.ts'],
    // What is loaded stays, as in `npm test`: each fault runs the tests again.
    isolate: false,
    include: [
      'packages/{festival,server}/src/**/*.test.ts',
      'packages/ui/src/components/{Countdown,MyDay,NowNext,ScheduleGrid,ScheduleStrip}/*.test.ts',
      'tests/unit/openData.test.ts',
    ],
    // Faults do not reach a process of its own, and starting it costs more than all the other tests.
    exclude: ['packages/server/src/{backup,observed,server,silent}.test.ts', 'packages/server/src/desk/killed.race.test.ts'],
  },
});
