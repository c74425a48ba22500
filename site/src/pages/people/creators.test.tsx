import svCommon from '@edition/copy/sv/common.json';
import svCreators from '@edition/copy/sv/creators.json';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { createI18n } from '../../i18n.ts';
import { pages } from '../../sitemap.ts';
import CreatorsPage from './creators.tsx';

// Files share their modules: mock them for this file only.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@edition/lists/creators.ts', () => ({
  creators: Array.from({ length: 203 }, (_, index) => ({
    id: index,
    sort: 203 - index,
    nick: `Nick${index}`,
    line: { sv: 'Spelar', en: 'Plays' },
    image: index === 0 ? '' : '/img/creators/nick.svg',
    ...(index !== 1 && { twitch: 'https://twitch.tand.example/nick' }),
  })),
}));

// CREATOR-1, CREATOR-2, CREATOR-3
test('the page of creators shows the first 200 that have a picture and a channel, in their order', () => {
  const route = {
    path: '/sv/creators',
    element: (
      <Providers lang="sv">
        <CreatorsPage />
      </Providers>
    ),
    handle: pages.find(({ path }) => path === 'creators'),
  };
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('sv', { sv: { common: svCommon, creators: svCreators } })}>
      <RouterProvider router={createMemoryRouter([route], { initialEntries: [route.path] })} />
    </I18nextProvider>,
  );
  const shown = [...root.querySelectorAll('[data-component=CreatorCard]')].map(card => /Nick\d+/.exec(card.textContent)?.[0]);
  expect(shown).toEqual(Array.from({ length: 200 }, (_, index) => `Nick${202 - index}`));
});
