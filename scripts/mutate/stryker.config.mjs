// `npm run mutate`: plants faults in the rules and lists those that no test finds. Takes hours, so it is not part of `npm test`.
// Some files only: `npm run mutate -- --mutate packages/festival/src/text/text.ts`. Results are cached in `.cache/mutate/known.json`; only
// faults in changed code or with changed tests are tested again.
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
  ignorePatterns: [
    '**',
    '!package.json',
    '!scripts/mutate/**',
    '!packages/*/package.json',
    '!packages/{festival,server}/src/**',
    '!packages/ui/src/{components,foundations,test,tokens,styles}/**',
    '!packages/editions/tsconfig.current.json',
    '!packages/editions/*/**',
    '!vite.shared.ts',
    '!tests/setup.ts',
    '!docs/*',
    '!packages/runtime/src/build/{copy,edition,edition-files}.ts',
    '!tests/unit/openData.test.ts',
    '!tests/support/dates.ts',
  ],
  coverageAnalysis: 'perTest',
  // Each fault in module-level code would run all tests: a tenth of the faults would take most of the time.
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
  thresholds: { high: 95, low: 85, break: null },
};
