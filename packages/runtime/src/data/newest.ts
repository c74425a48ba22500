import type { Loaded } from './page.ts';

/** Complete data win over partial data, and partial data over none, regardless of their age. */
const worth = ({ doubt }: Loaded) => (doubt === 'nothing' ? 0 : doubt === 'gaps' ? 1 : 2);

/** Picks the more complete of two results, then the newer, then the one confirmed later; if equal, the shown one. */
export function newest(shown: Loaded, found: Loaded): Loaded {
  const order = worth(found) - worth(shown) || found.at - shown.at || (found.asOf ?? found.at) - (shown.asOf ?? shown.at);
  return order > 0 ? found : shown;
}

/** Merges a new result into what an address shows, with the problem that the page has to report. */
export function settle(shown: Loaded | undefined, found: Loaded): Loaded {
  if (!shown) return found;
  const best = newest(shown, found);
  const { data, at, asOf, doubt } = best;
  const isGone = data === null && doubt === undefined && (shown.data !== null || shown.problem === 'gone');
  const problem = isGone ? 'gone' : best === shown && found.doubt ? (found.problem ?? 'unknown') : found.problem;
  return { data, at, ...(asOf !== undefined && { asOf }), ...(doubt && { doubt }), ...(problem && { problem }) };
}
