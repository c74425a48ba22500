export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
  mutate: [
    'packages/festival/src/**/*.ts',
    'packages/server/src/{content,http,infra}/**/*.ts',
    'packages/ui/src/components/{Countdown/remainingTime,NowNext/running,MyDay/legs,ScheduleGrid/gridHours,ScheduleGrid/wallLayout,ScheduleStrip/stripBars}.ts',
    '!**/*.test.ts',
    '!**/test/**',
  ],
  // Texts of messages are not rules.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Stryker cannot read `tsconfig.json` with this version of TypeScript.
  ignorePatterns: ['dist', '.cache', '.turbo', 'storybook-static', 'archives', 'tsconfig.json'],
  coverageAnalysis: 'perTest',
  // Each fault in module-level code would run all tests.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutate/known.json',
  concurrency: 1,
  // Only an endless loop takes this long.
  timeoutMS: 30_000,
  timeoutFactor: 10,
  dryRunTimeoutMinutes: 60,
  tempDirName: '.cache/stryker',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { logTests: false, allowColor: false },
  htmlReporter: { fileName: '.cache/mutate/index.html' },
};
