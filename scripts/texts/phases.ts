import { join } from 'node:path';
import { runnerImport } from 'vite';
import { editionFiles } from '../../packages/runtime/src/build/edition-files.ts';
import { source } from '../../vite.shared.ts';
import { root } from '../run.mjs';

/** Instants (epoch ms) by phase. */
export type Phases = Record<string, number>;

/** The review bar's instants of an edition. */
export async function phasesOf(edition: string): Promise<Phases> {
  const { moments } = (
    await runnerImport<typeof import('../../site/src/reviewMoments.ts')>(join(root, 'site/src/reviewMoments.ts'), {
      configFile: false,
      logLevel: 'error',
      plugins: [editionFiles(join(root, 'packages/editions', edition))],
      resolve: { conditions: [source] },
    })
  ).module;
  return Object.fromEntries(Object.entries(moments).map(([name, { start }]) => [name, start]));
}
