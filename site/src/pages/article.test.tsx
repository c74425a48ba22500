import common from '@edition/copy/sv/common.json';
import texts from '@edition/copy/sv/news.json';
import { edition } from '@edition/edition.ts';
import { LocaleProvider } from '@tand/ui';
import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ContentApi } from '@tand/runtime/data';
import { createI18n } from '@tand/runtime/i18n';
import ArticlePage, { load } from './article.tsx';

const headline = (sv: string) => ({ headline: { sv, en: `${sv} in English` }, preamble: { sv: '', en: '' }, body: { sv: '', en: '' } });
const api = {
  article: async () => ({
    gone: { id: 1, slug: 'bastun', publishedDate: new Date('2025-05-03T10:00:00Z'), ...headline('Bastun är varm') },
  }),
  news: async () => [{ id: 2, slug: 'karaoke', publishedDate: new Date(), ...headline('Karaoke') }],
} as unknown as ContentApi;

const loader = async () => ({ data: await load({ api, lang: 'sv', params: { slug: 'bastun' }, now: 0 }), at: 0 });

// ROUTE-15
it('names a removed article and its date, and links to other articles', async () => {
  const router = createMemoryRouter([{ path: '/sv/news/:slug', Component: ArticlePage, loader, HydrateFallback: () => null }], {
    initialEntries: ['/sv/news/bastun'],
  });
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { common, news: texts } })}>
      <LocaleProvider lang="sv" timeZone={edition.timeZone}>
        <RouterProvider router={router} />
      </LocaleProvider>
    </I18nextProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(texts.article.gone.headline);
  expect(screen.getByText(/”Bastun är varm” publicerades 3 maj 2025/)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.article.gone.cta })).toHaveAttribute('href', '/news');
  const others = screen.getByRole('region', { name: texts.article.related });
  expect(within(others).getByRole('link', { name: 'Karaoke' })).toHaveAttribute('href', '/news/karaoke');
});
