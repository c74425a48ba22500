import { defineConfig } from 'vitest/config';
import { source } from '../../vite.shared.ts';

const conditions = [source, 'node', 'module', 'development|production'];

/** The tests of the rules, and nothing that has to be built, drawn or opened for them. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A thread cannot be moved to another zone.
    testNamePattern: /^(?!.*heed (?:a device|the zone of the device))/,
    testTimeout: 60_000,
    setupFiles: ['scripts/mutate/fewer-runs.ts'],
    include: ['packages/{festival,server}/src/**/*.test.ts', 'packages/ui/src/components/{Countdown,NowNext,ScheduleGrid}/*.test.ts'],
    // Faults do not reach a server in a process of its own, and another user cannot read the copy that it would run.
    exclude: ['packages/server/src/silent.test.ts'],
  },
});
