import type { KnipConfig } from 'knip';
import everything from './knip.ts';

/** Reports exports that are unused or used by tests only. */
export default {
  ...everything,
  exclude: [],
  include: ['exports'],
  vitest: false,
  ignoreIssues: {
    ...everything.ignoreIssues,
    // Shared test helpers are exempt.
    '{tests/support,packages/*/src/test}/**': ['exports'],
  },
} satisfies KnipConfig;
