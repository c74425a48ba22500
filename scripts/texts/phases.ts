import { join } from 'node:path';
import { readEdition } from '@tand/runtime/build/edition';
import { reviewMoments } from '@tand/runtime/render/reviewMoments';
import { root } from '../run.mjs';

/** Epoch ms by phase. */
export type Phases = Record<string, number>;

export async function phasesOf(edition: string): Promise<Phases> {
  const moments = reviewMoments(await readEdition(join(root, 'packages/editions', edition)));
  return Object.fromEntries(Object.entries(moments).map(([name, { start }]) => [name, start]));
}
