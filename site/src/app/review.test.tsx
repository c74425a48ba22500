import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Head } from './Head.tsx';

const paper = { light: '#fff', night: '#000' };

function inBuild(isReview: boolean) {
  vi.stubGlobal('__REVIEW__', isReview);
  vi.stubGlobal('__PAPER__', paper);
  vi.stubEnv('DEV', false);
}

const i18n = createInstance();
await i18n.init({ lng: 'sv', resources: { sv: { common: {} } } });

const head = (isHidden = false) => {
  const page = document.createElement('div');
  const element = <Head title="Biljetter" description="Allt om biljetter" path="tickets" isHidden={isHidden} />;
  page.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </I18nextProvider>,
  );
  return {
    robots: [...page.querySelectorAll('meta[name=robots]')].map(tag => tag.getAttribute('content')),
    links: [...page.querySelectorAll('link[rel=canonical], link[hreflang]')].map(link => link.getAttribute('href')),
  };
};

const yearsAhead = async (search: string) => {
  window.history.replaceState(null, '', search);
  const { now } = await import('@tand/runtime/clock');
  return new Date(now()).getUTCFullYear() - new Date().getUTCFullYear();
};

// Modules are shared with the next test file, which must get fresh ones.
afterAll(() => vi.resetModules());

afterEach(() => {
  document.cookie = 'tand-now=; path=/; max-age=0';
});

// META-6
describe('a page in search engines', () => {
  test('is indexed in a production build', () => {
    inBuild(false);
    expect(head().robots).toEqual([]);
    expect(head().links).toHaveLength(4);
  });

  test('is not indexed in a review build, but still has canonical and alternate links', () => {
    inBuild(true);
    expect(head().robots).toEqual(['noindex']);
    expect(head().links).toHaveLength(4);
  });

  test.each([true, false])('is not indexed if it is hidden, in any build (review: %s)', isReview => {
    inBuild(isReview);
    expect(head(true)).toEqual({ robots: ['noindex'], links: [] });
  });
});

// FEST-7
describe('a time in the address', () => {
  beforeEach(() => vi.resetModules());
  const inTenYears = `/sv/home?now=${new Date().getUTCFullYear() + 10}-06-14T15:00`;

  test('is ignored by the production build', async () => {
    inBuild(false);
    expect(await yearsAhead(inTenYears)).toBe(0);
  });

  test('sets the time of a review build', async () => {
    inBuild(true);
    expect(await yearsAhead(inTenYears)).toBe(10);
  });

  test('is passed to the next page of a review build, unless its address sets another time', async () => {
    inBuild(true);
    await yearsAhead(inTenYears);
    vi.resetModules();
    expect(await yearsAhead('/sv/tickets')).toBe(10);
    vi.resetModules();
    expect(await yearsAhead(inTenYears.replace(/\d{4}/, year => `${Number(year) + 1}`))).toBe(11);
  });

  test('is ignored by the production build even if a review build has stored it', async () => {
    inBuild(true);
    await yearsAhead(inTenYears);
    vi.resetModules();
    inBuild(false);
    expect(await yearsAhead('/sv/tickets')).toBe(0);
  });

  test.each(['/sv/home', '/sv/home?now=', '/sv/home?now=soon', '/sv/home?now=2035-13-45T99:00'])(
    'changes nothing if it is missing or invalid: %s',
    async search => {
      inBuild(true);
      expect(await yearsAhead(search)).toBe(0);
    },
  );
});
