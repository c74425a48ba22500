import type { KnipConfig } from 'knip';
import everything from './knip.ts';

/** Exports that nothing but a test calls: a rule that is tested and does not run. */
export default { ...everything, exclude: [], include: ['exports'], vitest: false } satisfies KnipConfig;
