import { ageOf } from '@tand/festival/client';
import { apiAddress } from '../data/live.ts';
import { keep, keptAsOf, type KeptCall } from '../data/kept.ts';

/** How old a kept answer may be before any page asks whether it is still true. */
const hour = 3_600_000;

export async function isRecent(call: KeptCall): Promise<boolean> {
  const asOf = await keptAsOf(call);
  return asOf !== undefined && Date.now() - asOf < hour;
}

/**
 * Sees to it that the device has a recent programme, by a page that is not hydrated: it is kept as it came, and read when it is
 * shown. Not where the visitor saves data.
 */
export async function keepProgramme(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || (await isRecent('schedule'))) return;
  const answer = await fetch(apiAddress('/api/schedule'), { cache: 'no-cache' });
  const { items } = (await answer.clone().json()) as { items?: unknown[] };
  if (answer.ok && items?.length) await keep('schedule', answer, ageOf(answer).asOf);
}
