import { tournaments } from '@edition/lists/tournaments.ts';
import type { Lang } from '../language.ts';

/**
 * The banner of a tournament in the list: its own cover and what that shows.
 * @throws Error when the list of tournaments has no such slug.
 */
export function tournamentBanner(slug: string, lang: Lang) {
  const tournament = tournaments.find(entry => entry.slug === slug);
  if (!tournament) throw new Error(`The edition has no tournament '${slug}'. Add it to lists/tournaments.ts.`);
  return { name: slug, alt: tournament.alt[lang] };
}
