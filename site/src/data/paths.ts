import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { shownCreators } from '@tand/festival';
import { pages } from '../sitemap.ts';
import type { Api } from './api.ts';
import { newsListPaths } from './newsList.ts';

/** Every path below a language that is written at build: the site map with its parameters filled in. */
export async function seedPaths(api: Api): Promise<string[]> {
  const fixed = pages.filter(page => !page.path.includes(':')).map(page => page.path);
  const news = await api.news();
  const guests = cosplayGuests.map(({ slug }) => `activities/cosplay/presentation/${slug}`);
  // Creators without a page of their own lead to the list, which shows where they are.
  const nicks = shownCreators(creators).flatMap(({ slug, nick }) => (slug ? [] : [`creators/${nick}`]));
  return [...fixed, ...guests, ...nicks, ...newsListPaths(news).slice(1), ...news.map(item => `news/${item.slug}`), 'news/_shell'];
}
