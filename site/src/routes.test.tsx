import common from '@edition/copy/sv/common.json';
import deals from '@edition/copy/sv/deals.json';
import news from '@edition/copy/sv/news.json';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { App } from './app/App.tsx';
import type { Loaded } from './data/page.ts';
import { createI18n } from './i18n.ts';
import { createRoutes, type Sources } from './routes.tsx';
import { pages } from './sitemap.ts';

const i18n = createI18n('sv', { sv: { common, deals, news } });
const shown = pages.filter(({ path }) => path === 'news' || path === 'partners/elgiganten/deals');
const list = {
  items: [
    { slug: 'bastun', topic: '', title: 'Bastun är varm', preview: '', image: '/img/concept.svg', published: '2025-05-03T10:00:00.000Z' },
  ],
  total: 1,
  page: 1,
  pages: 1,
  topics: [],
};

// NEWS-11
test('a followed link leaves the page one is on until the news are there', async () => {
  const Source = class extends EventTarget {
    close() {}
  };
  vi.stubGlobal('EventSource', Source); // opened some seconds after the start
  let answer!: (loaded: Loaded) => void;
  const load = vi.fn<Sources['load']>(() => new Promise(resolve => (answer = resolve)));
  const routes = createRoutes({ i18n, load, now: () => 0 }, ['sv'], shown);
  const router = createMemoryRouter(routes, { initialEntries: ['/sv/partners/elgiganten/deals'] });
  render(<App i18n={i18n} router={router} />);
  await screen.findByRole('heading', { level: 1, name: deals.headline });
  act(() => void router.navigate('/sv/news'));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(deals.headline);
  await act(async () => answer({ data: list, at: 1 }));
  expect(await screen.findByRole('heading', { level: 1, name: news.headline })).toBeVisible();
  expect(screen.getByRole('link', { name: /Bastun är varm/ })).toBeVisible();
  // Filters and Back between them load no data.
  await act(() => router.navigate('/sv/news?q=bastu'));
  expect(load).toHaveBeenCalledOnce();
});
