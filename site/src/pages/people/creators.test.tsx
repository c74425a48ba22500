import svCommon from '@edition/copy/sv/common.json';
import svCreators from '@edition/copy/sv/creators.json';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Layout.tsx';
import { createI18n } from '@tand/runtime/i18n';
import { pages } from '../../sitemap.ts';
import { attachFocusedPlace } from '../../behaviours/focusedPlace.ts';
import CreatorsPage from './creators.tsx';

// Test files share modules: resets them, so that only this file gets the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@edition/lists/creators.ts', () => ({
  creators: Array.from({ length: 203 }, (_, index) => ({
    id: index,
    sort: 203 - index,
    nick: `Nick${index}`,
    line: { sv: 'Spelar', en: 'Plays' },
    image: index === 202 ? '' : '/img/creators/nick.svg',
    ...(index !== 201 && { twitch: 'https://twitch.tand.example/nick' }),
  })),
}));

function served(address: string): HTMLElement {
  const element = (
    <Providers lang="sv">
      <CreatorsPage />
    </Providers>
  );
  const handle = pages.find(({ path }) => path === 'creators');
  const routes = ['/sv/creators', '/sv/creators/:nick'].map(path => ({ path, element, handle }));
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('sv', { sv: { common: svCommon, creators: svCreators } })}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </I18nextProvider>,
  );
  return root;
}

// CREATOR-1, CREATOR-2, CREATOR-3
test('shows the first 200 creators that have a picture and a channel, in the order of `sort`', () => {
  const root = served('/sv/creators');
  const shown = [...root.querySelectorAll('[data-component=CreatorCard]')].map(card => /Nick\d+/.exec(card.textContent)?.[0]);
  expect(shown).toEqual(Array.from({ length: 200 }, (_, index) => `Nick${200 - index}`));
});

// ROUTE-8
test('scrolls to the creator that the address names, and focuses it', () => {
  document.body.append(served('/sv/creators/nick7'));
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  attachFocusedPlace(document.querySelector<HTMLElement>('[data-part=focused]')!);
  expect(document.activeElement).toHaveTextContent('Nick7');
  expect(document.activeElement!.querySelector('[aria-current]')).toHaveAttribute('data-component', 'CreatorCard');
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
});
