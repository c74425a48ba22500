import { defineConfig } from 'vitest/config';
import { editionFiles } from '../../site/build/edition-files.ts';
import { source } from '../../vite.shared.ts';

const conditions = [source, 'node', 'module', 'development|production'];

/** The tests of the rules, and nothing that has to be built, drawn or opened for them. */
export default defineConfig({
  plugins: [editionFiles()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A thread cannot be moved to another zone.
    testNamePattern: /^(?!.*heed (?:a device|the zone of the device))/,
    // A fault is found by what a test sees, not by how long it takes.
    testTimeout: 600_000,
    setupFiles: ['scripts/mutate/fewer-runs.ts'],
    // What is loaded stays, as in `npm test`: each fault runs the tests again.
    isolate: false,
    include: [
      'packages/{festival,server}/src/**/*.test.ts',
      'packages/ui/src/components/{Countdown,NowNext,ScheduleGrid}/*.test.ts',
      'tests/unit/openData.test.ts',
    ],
    // Faults do not reach a process of its own, and starting it costs more than all the other tests.
    exclude: ['packages/server/src/{backup,observed,server,silent}.test.ts', 'packages/server/src/desk/killed.test.ts'],
  },
});
