import { tsx } from './commands.mjs';

const ts = file => ['node', ...tsx, file];

/** What `npm run lint` runs. `packages/art` has separate tasks, which Turborepo caches. */
export const lintSteps = {
  Lint: ['oxlint', '--type-aware', '--ignore-pattern', 'packages/art/**'],
  Layers: ['oxlint', '--config', 'scripts/layers.mjs'],
  Format: ['oxfmt', '--check'],
  'Unused files': ['knip'],
  'Unused exports': ['knip', '--config', 'knip.running.ts'],
  'Lock file': ['node', 'scripts/check-lock.mjs'],
  Specification: ts('scripts/spec/cli.ts'),
};

export const artTasks = ['turbo', 'run', 'lint', 'typecheck', 'test', '--filter=@tand/art', '--output-logs=new-only'];

/** What `npm run check` runs. Vitest's `--changed` follows imports; editions are read as files, so their checks always run. */
export const checkSteps = {
  ...lintSteps,
  Edition: ts('scripts/edition-check/cli.ts'),
  Types: ['node', 'scripts/tsc.mjs'],
  'Tests of what changed': ['vitest', 'run', '--project', 'node', '--project', 'dom', '--changed', '--passWithNoTests', '--reporter=dot'],
  'Illustration kit': artTasks,
  'Pictures of stories that changed': ts('tests/visual/run.ts'),
};
