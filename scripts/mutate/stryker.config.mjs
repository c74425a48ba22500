// `npm run mutate`: plants faults in the rules and counts those that no test finds. Not part of `npm test`: it takes hours.
// Some files alone: `npm run mutate -- --mutate packages/festival/src/text.ts`. What was found before is kept, and only what
// has changed since, in code or tests, is tried again: `.cache/mutate/known.json`.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
  mutate: [
    'packages/festival/src/**/*.ts',
    'packages/server/src/{answers,snapshot,store,secrets,lastKnown}.ts',
    'packages/server/src/{api,content,db,http,static}/*.ts',
    'packages/ui/src/components/{Countdown/remainingTime,NowNext/running,MyDay/legs,ScheduleGrid/gridHours,ScheduleGrid/wallLa*,ScheduleStrip/stripBars}.ts',
    '!**/*.test.ts',
    '!**/test/**',
  ],
  // Texts of messages are words, no rules; a loop that a fault makes endless is found by the time limit.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Pictures, texts and builds are not copied.
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
    '!site/build/{edition,edition-files}.ts',
    '!tests/unit/openData.test.ts',
    '!tests/support/dates.ts',
  ],
  coverageAnalysis: 'perTest',
  // Faults in what runs once, as a module loads, would each cost a run of all tests: most of the time for a tenth of the faults.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutate/known.json',
  concurrency: 1,
  // Far beyond what a slow machine takes: only a fault that never ends reaches it, and score.mjs counts it apart.
  timeoutMS: 30_000,
  timeoutFactor: 10,
  dryRunTimeoutMinutes: 60,
  tempDirName: '.cache/stryker',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, allowColor: false, reportScoreTable: false },
  htmlReporter: { fileName: '.cache/mutate/index.html' },
  jsonReporter: { fileName: '.cache/mutate/report.json' },
  thresholds: { high: 95, low: 85, break: null },
};
