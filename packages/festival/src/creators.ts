import type { Creator, SocialLinks } from './lists.ts';

/** Social profiles in the order they are shown. */
export const socialKeys = [
  'twitch',
  'twitch2',
  'tiktok',
  'youtube',
  'instagram',
  'kick',
  'x',
] as const satisfies readonly (keyof SocialLinks)[];

export type SocialKey = (typeof socialKeys)[number];

/** The profiles a person has, in display order. */
export function socialLinks(person: SocialLinks): { type: SocialKey; url: string }[] {
  return socialKeys.flatMap(type => {
    const url = person[type]?.trim();
    return url ? [{ type, url }] : [];
  });
}

/** A creator without an image or without any social link is not shown (CREATOR-1). */
export function isShown(creator: Creator): boolean {
  return creator.image.trim() !== '' && socialLinks(creator).length > 0;
}

/** The creators to show, ascending by `sort`, at most `limit`. Those of equal `sort` keep their order (CREATOR-2). */
export function shownCreators<T extends Creator>(creators: readonly T[], limit: number = Infinity): T[] {
  return creators
    .filter(isShown)
    .toSorted((a, b) => a.sort - b.sort)
    .slice(0, limit);
}

/** Index of the creator a given nick focuses, ignoring case, or -1. */
export function indexOfNick(creators: readonly Creator[], nick: string): number {
  const wanted = nick.trim().toLowerCase();
  return creators.findIndex(creator => creator.nick.toLowerCase() === wanted);
}

/** The entry whose slug matches, ignoring case: creators' own pages, cosplay guests (ROUTE-8, GUEST-3). */
export function findBySlug<T extends { slug?: string }>(entries: readonly T[], slug: string): T | undefined {
  const wanted = slug.toLowerCase();
  return entries.find(entry => entry.slug?.toLowerCase() === wanted);
}
