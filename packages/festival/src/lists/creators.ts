import type { Creator, SocialLinks } from './schema.ts';
import { socialKeys, type SocialKey } from './socialKeys.ts';

export function socialLinks(person: SocialLinks): { type: SocialKey; url: string }[] {
  return socialKeys.flatMap(type => {
    const url = person[type]?.trim();
    return url ? [{ type, url }] : [];
  });
}

/** CREATOR-1 */
export function isShown(creator: Creator): boolean {
  return creator.image.trim() !== '' && socialLinks(creator).length > 0;
}

/** CREATOR-2 */
export function shownCreators<T extends Creator>(creators: readonly T[], limit: number = Infinity): T[] {
  return creators
    .filter(isShown)
    .toSorted((a, b) => a.sort - b.sort)
    .slice(0, limit);
}

export function indexOfNick(creators: readonly Creator[], nick: string): number {
  const wanted = nick.trim().toLowerCase();
  return creators.findIndex(creator => creator.nick.toLowerCase() === wanted);
}

/** The letter case of `slug` does not matter (ROUTE-8, GUEST-3). */
export function findBySlug<T extends { slug?: string }>(entries: readonly T[], slug: string): T | undefined {
  const wanted = slug.toLowerCase();
  return entries.find(entry => entry.slug?.toLowerCase() === wanted);
}
