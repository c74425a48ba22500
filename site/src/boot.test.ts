import { leadToLanguage } from '@tand/runtime/boot';
import { afterEach, expect, test, vi } from 'vitest';

async function boot() {
  vi.resetModules();
  for (const [name, value] of Object.entries({ __API__: '', __REVIEW__: false, __ANALYTICS__: null })) vi.stubGlobal(name, value);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  await import('./boot.ts');
}
const { dataset } = document.documentElement;
/** Returns a function that calls the `load` listeners and returns whether the visit counts as returning. */
async function booted() {
  const added = vi.spyOn(globalThis, 'addEventListener');
  await boot();
  const listeners = added.mock.calls.flatMap(([name, listener]) => (name === 'load' ? [listener as () => void] : []));
  return () => {
    delete dataset['returning'];
    for (const listener of listeners) listener();
    return 'returning' in dataset;
  };
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
  vi.resetModules();
});

// OFFLINE-1
test('marks the second page of a visit as returning, and every page where storage is blocked', async () => {
  const load = await booted();
  expect(load()).toBe(false);
  expect(load()).toBe(true);
  sessionStorage.clear();
  expect(load()).toBe(false);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(load()).toBe(true);
});

// A11Y-7, PERF-5
test('sets the stored theme and contrast, also when the page is shown again', async () => {
  localStorage.setItem('tand:theme', 'night');
  await boot();
  expect(dataset).toMatchObject({ tandTheme: 'night' });
  localStorage.setItem('tand:contrast', 'more');
  dispatchEvent(new Event('pageshow'));
  expect(dataset).toMatchObject({ tandTheme: 'night', tandContrast: 'more' });
});

// LANG-3
test('redirects an address without a language to the stored language, with query and hash', async () => {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { pathname: '/tickets', search: '?ref=flyer', hash: '#groups', replace });
  document.documentElement.lang = 'sv';
  await boot();
  for (const other of ['sv', 'fi', 'de']) {
    localStorage.setItem('tand:lang', other);
    await boot();
  }
  expect(replace).not.toHaveBeenCalled();
  localStorage.setItem('tand:lang', 'en');
  await boot();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/en/tickets?ref=flyer#groups');
  localStorage.setItem('tand:lang', 'fi');
  leadToLanguage(['sv', 'en', 'fi']);
  expect(replace).toHaveBeenLastCalledWith('/fi/tickets?ref=flyer#groups');
});
