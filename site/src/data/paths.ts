import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { pages } from '../sitemap.ts';
import type { Api } from './api.ts';

/** Every path below a language that is written at build: the site map with its parameters filled in. */
export async function seedPaths(api: Api): Promise<string[]> {
  const fixed = pages.filter(page => !page.path.includes(':')).map(page => page.path);
  const news = await api.news();
  const guests = cosplayGuests.map(({ slug }) => `activities/cosplay/presentation/${slug}`);
  return [...fixed, ...guests, ...news.map(item => `news/${item.slug}`), 'news/_shell'];
}
