import type { KnipConfig } from 'knip';
import everything from './knip.ts';

/** Exports that nothing but a test calls: a rule that is tested and does not run. */
export default {
  ...everything,
  exclude: [],
  include: ['exports'],
  vitest: false,
  ignoreIssues: {
    ...everything.ignoreIssues,
    // What tests share is for tests.
    '{tests/support,packages/*/src/test}/**': ['exports'],
  },
} satisfies KnipConfig;
