import type { Loaded } from './page.ts';

/** Data that may lack what is there never replace data that hold it, however new they are. */
const worth = ({ doubt }: Loaded) => (doubt === 'nothing' ? 0 : doubt === 'gaps' ? 1 : 2);

/**
 * Of two states of what an address shows, whatever brought them (the served page, a copy that the device kept, an answer),
 * the one to show: the more trustworthy, then the newer, then the one known to be true for longer. Equals stay as they are.
 */
export function newest(shown: Loaded, found: Loaded): Loaded {
  const order = worth(found) - worth(shown) || found.at - shown.at || (found.asOf ?? found.at) - (shown.asOf ?? shown.at);
  return order > 0 ? found : shown;
}

/** What an address shows once something was found for it, and whether the page has to say that it is not all well. */
export function settle(shown: Loaded | undefined, found: Loaded): Loaded {
  if (!shown) return found;
  const best = newest(shown, found);
  const { data, at, asOf, doubt } = best;
  const isGone = data === null && doubt === undefined && (shown.data !== null || shown.problem === 'gone');
  const problem = isGone ? 'gone' : best === shown && found.doubt ? (found.problem ?? 'unknown') : found.problem;
  return { data, at, ...(asOf !== undefined && { asOf }), ...(doubt && { doubt }), ...(problem && { problem }) };
}
