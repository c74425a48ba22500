import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { itemSlug, newsListPaths, placeSlug, shownCreators } from '@tand/festival';
import { shellSlug } from '../schedule/itemData.ts';
import { pages } from '../sitemap.ts';
import type { Api } from './api.ts';

/** Every path below a language that is written at build: the site map with its parameters filled in. */
export async function seedPaths(api: Api): Promise<string[]> {
  const fixed = pages.filter(page => !page.path.includes(':')).map(page => page.path);
  const { items: news } = await api.news();
  const guests = cosplayGuests.map(({ slug }) => `activities/cosplay/presentation/${slug}`);
  // Creators without a page of their own lead to the list, which shows where they are.
  const nicks = shownCreators(creators).flatMap(({ slug, nick }) => (slug ? [] : [`creators/${nick}`]));
  const { items, locations } = await api.schedule();
  const programme = [...items.map(itemSlug), shellSlug].map(slug => `schedule/${slug}`);
  const places = locations.filter(({ id }) => id !== 0).map(placeSlug);
  const screens = [...places, shellSlug].map(slug => `schedule/screen/${slug}`);
  return [
    ...fixed,
    ...guests,
    ...nicks,
    ...newsListPaths(news).slice(1),
    ...news.map(item => `news/${item.slug}`),
    'news/_shell',
    ...programme,
    ...screens,
  ];
}
