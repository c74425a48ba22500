import { allNames, served } from './asked.mjs';
import { editions } from './edition.mjs';

export const tsx = ['--disable-warning=ExperimentalWarning', '--import', 'tsx', '--conditions=@tand/source'];
const ts = file => ['node', ...tsx, file];
const review = { TAND_REVIEW: '1' };

export const artTasks = ['turbo', 'run', 'lint', 'typecheck', 'test', '--filter=@tand/art', '--output-logs=new-only'];

const lintSteps = {
  Lint: ['oxlint', '--type-aware', '--ignore-pattern', 'packages/art/**'],
  Layers: ['oxlint', '--config', '.oxlint-layers.mjs'],
  'Format (`npm run format` corrects it)': ['oxfmt', '--check'],
  'Unused files': ['knip'],
  'Unused exports': ['knip', '--config', 'knip.running.ts'],
  Specification: ts('scripts/spec/cli.ts'),
};

/** `Edition` always runs, as editions are read as files, which Vitest's `--changed` does not see. */
const checkSteps = {
  ...lintSteps,
  Edition: ts('scripts/edition-check/cli.ts'),
  Types: ['node', 'scripts/tsc.mjs'],
  Build: ['turbo', 'run', ...served, '--output-logs=errors-only'],
  'Tests of what changed': ['vitest', 'run', '--project', 'node', '--project', 'dom', '--changed', '--passWithNoTests', '--reporter=dot'],
  'Illustration kit': artTasks,
  'Pictures of stories that changed': ts('tests/visual/run.ts'),
};

/**
 * `words`: `|` separates valid words. `ownOptions`: options of a command that parses its own arguments. `port`: default of PORT, which
 * must be free. `isLean`: needs no devDependencies. `builds`: arguments of `turbo run`, which runs first. `steps` run in turn.
 * @type {Record<string, { about: string, ownOptions?: string[], run?: string[], steps?: Record<string, string[]> }>}
 */
export const commands = {
  start: {
    about: 'Builds what changed and serves the site with its backend and the desk, at http://localhost:4173 or another PORT.',
    port: '4173',
    isLean: true,
    builds: ['build', '--filter=@tand/site', '--filter=@tand/server', '--filter=@tand/desk'],
    env: { ...review, SITE_DIR: 'site/dist', DESK_DIR: 'packages/desk/dist', DESK_INVITE: '1' },
    run: ['node', 'packages/server/dist/main.js'],
  },
  dev: {
    about: 'Serves the site with hot reload and its backend, at http://localhost:5173 or another PORT.',
    port: '',
    builds: ['build', '--filter=@tand/art'],
    env: review,
    // Vite's default config loader needs the builds of packages.
    run: ['node', ...tsx, '../node_modules/vite/bin/vite.js', '--configLoader', 'native'],
    cwd: 'site',
  },
  build: {
    about: 'Builds everything for publishing; the site as files is in site/dist/static. What did not change comes from the cache.',
    run: ['turbo', 'run', 'build', 'export'],
  },
  test: {
    about: 'Runs lint, types, builds and tests. With words: only the test files whose path contains one of them.',
    words: ['[path...]'],
    options: {
      project: { value: '<name>', multiple: true, choices: allNames, about: 'only the tests of a Vitest project' },
      testNamePattern: { value: '<pattern>', short: 't', about: 'only tests whose title matches' },
      reporter: { value: '<name>', about: "another of Vitest's reporters" },
      update: { short: 'u', about: 'writes snapshots' },
      'sequence.seed': { value: '<n>', about: 'the seed of the order of files and tests' },
    },
    run: ['node', 'scripts/test.mjs'],
  },
  'test:more': {
    about: 'Runs the suites that are not part of `npm test`: consumers, hosts, docs, races, firefox, art, edition. All, or those named.',
    words: ['[suite...]'],
    run: ['node', 'scripts/more.mjs'],
  },
  'test:visual': {
    about: 'Compares pictures of the stories that this branch affects with those before. Words filter by story.',
    words: ['[word...]'],
    options: {
      base: { value: '<commit>', about: 'compares with this commit. Default: where the branch left main' },
      all: { about: 'compares every story' },
      accept: { about: 'accepts the differences' },
    },
    run: ts('tests/visual/run.ts'),
  },
  check: {
    about: 'Runs lint, types, the checks of all editions and the affected tests and pictures.',
    env: review,
    steps: checkSteps,
  },
  typecheck: { about: 'Checks the types of everything, for the edition that EDITION names.', run: ['node', 'scripts/tsc.mjs'] },
  lint: { about: 'Runs the linters; from the cache where nothing changed.', run: ['turbo', 'run', 'lint:root'] },
  'lint:root': { about: 'Runs the linters without the cache; `lint` calls it.', steps: lintSteps },
  format: {
    about: 'Formats all files, or those named.',
    words: ['[file...]'],
    run: ['oxfmt'],
  },
  spec: {
    about: 'Compares docs/specification with the code and the tests that name its requirements.',
    run: ts('scripts/spec/cli.ts'),
  },
  mutate: {
    about: 'Plants faults in the rules and lists those that no test finds. Without --mutate it takes hours.',
    options: {
      mutate: { value: '<files>', about: 'only these files or globs, with commas' },
      testFiles: { value: '<files>', about: 'only these tests' },
    },
    run: ['stryker', 'run', 'scripts/mutate/stryker.config.mjs'],
  },
  bench: {
    about: 'Measures the built site and its server. Compare times within a run only.',
    options: {
      only: {
        value: '<a,b>',
        default: 'pages,touch,interactions,programme,server,lookup,live',
        about: 'other parts than the default ones; also surge, which takes minutes',
      },
      runs: { value: '<n>', default: '5', about: 'how often each page is loaded' },
      against: { value: '<commit>', about: 'also measures its pages and touches, in turn with ours' },
    },
    run: ['node', 'tests/bench/run.mjs'],
  },
  storybook: {
    about: 'Serves the design system with hot reload at http://localhost:6006.',
    builds: ['documents'],
    env: review,
    run: ['storybook', 'dev', '-p', '6006', '--no-open'],
  },
  'build-storybook': {
    about: 'Builds the design system as static files in storybook-static.',
    builds: ['documents'],
    env: review,
    run: ['storybook', 'build', '-o', 'storybook-static', '--stats-json'],
  },
  'new:component': {
    about: 'Makes the folder of a component in packages/ui, or ui-festival, and exports it.',
    words: ['<Name>', '[ui|ui-festival]'],
    options: { section: { about: 'makes a section, which is in packages/ui-festival' } },
    run: ts('scripts/library/new-component.ts'),
  },
  'new:page': {
    about: 'Makes a page of text: module, copy in both languages, cover, route.',
    words: ['<name>'],
    run: ts('scripts/new-page/cli.ts'),
  },
  'new:edition': {
    about: 'Makes packages/editions/<year>, which extends the current edition. In a terminal it asks for what no option says.',
    words: ['[year]'],
    options: {
      from: { value: '<year>', about: 'another edition to carry over' },
      start: { value: '<day>', about: 'first day of the festival; else the Friday of the second weekend of June' },
      days: { value: '<number>', about: 'of days, 1 to 7' },
      name: { value: '<name>', about: 'of the festival' },
      domain: { value: '<domain>', about: 'of its addresses and e-mail: tand.example' },
      venue: { value: '<"venue, street, postcode and town">', about: 'where it is' },
      country: { value: '<code>', about: 'of the venue: FI' },
      position: { value: '<latitude,longitude>', about: 'of the venue' },
      zone: { value: '<time zone>', about: 'Europe/Helsinki' },
      currency: { value: '<code>', about: 'EUR' },
      languages: { value: '<list>', about: 'sv,en, and others that pages are also in' },
      without: { value: '<list>', about: 'battlepass, cosplay, creators, camping, slugs of districts' },
    },
    run: ts('scripts/new-edition/cli.ts'),
  },
  'edition:check': {
    about: 'Lists errors and open decisions of the editions named, or of all, and their missing or unused texts.',
    words: ['[years-or-files...]'],
    options: {
      accept: { about: 'accepts the texts marked for review, in the files named or all' },
    },
    run: ts('scripts/edition-check/cli.ts'),
  },
  texts: {
    about: 'Writes the texts, links and head tags of every page to .cache/texts.',
    options: {
      against: { value: '<commit>', about: 'prints the differences from that commit' },
      edition: { value: '<year>', choices: editions, about: 'only this edition' },
      phase: { value: '<name>', about: 'only this phase' },
      path: { value: '<prefix>', default: '/', about: 'only pages whose address begins with this' },
    },
    run: ts('scripts/texts/cli.ts'),
  },
  freeze: {
    about: 'Builds the site of an edition and writes it as static pages to archives/<year>.',
    words: ['<year>'],
    run: ts('scripts/freeze/cli.ts'),
  },
  content: {
    about: 'Adds, checks, previews and publishes news, programme and tickets.',
    ownOptions: 'all at author database dry-run edition folder keep-until limit overwrite publish site yes'.split(' '),
    run: [...ts('packages/server/src/cli.ts'), 'content'],
  },
  desk: {
    about: 'Manages who has access to the desk.',
    ownOptions: ['author', 'database', 'edition', 'name', 'role', 'site'],
    run: [...ts('packages/server/src/cli.ts'), 'desk'],
  },
};
