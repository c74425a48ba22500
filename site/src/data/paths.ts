import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { itemSlug, newsListPaths, placeSlug, shownCreators } from '@tand/festival';
import type { Content } from '@tand/server';
import { pages } from '../sitemap.ts';

export function seedPaths({ news, schedule }: Pick<Content, 'news' | 'schedule'>): string[] {
  const fixed = pages.filter(page => !page.path.includes(':')).map(page => page.path);
  const guests = cosplayGuests.map(({ slug }) => `activities/cosplay/presentation/${slug}`);
  // The address of a creator without a page shows the creator in the list.
  const nicks = shownCreators(creators).flatMap(({ slug, nick }) => (slug ? [] : [`creators/${nick}`]));
  return [
    ...fixed,
    ...guests,
    ...nicks,
    ...newsListPaths(news).slice(1),
    ...news.map(item => `news/${item.slug}`),
    ...schedule.items.map(item => `schedule/${itemSlug(item)}`),
    ...schedule.locations.filter(({ id }) => id !== 0).map(place => `schedule/screen/${placeSlug(place)}`),
  ];
}
