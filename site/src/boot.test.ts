import { afterEach, expect, test, vi } from 'vitest';

async function boot() {
  vi.resetModules();
  for (const [name, value] of Object.entries({ __API__: '', __REVIEW__: false, __ANALYTICS__: null })) vi.stubGlobal(name, value);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  await import('./boot.ts');
}
const { dataset } = document.documentElement;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
  vi.resetModules();
});

// THEME-1
test('sets the stored theme and contrast, also when the page is shown again', async () => {
  localStorage.setItem('tand:theme', 'night');
  await boot();
  expect(dataset).toMatchObject({ tandTheme: 'night' });
  localStorage.setItem('tand:contrast', 'more');
  dispatchEvent(new Event('pageshow'));
  expect(dataset).toMatchObject({ tandTheme: 'night', tandContrast: 'more' });
});

// OFFLINE-1
test('marks the second page of a visit as returning, and every page where storage is blocked', async () => {
  await boot();
  dispatchEvent(new Event('load'));
  expect(dataset).not.toHaveProperty('returning');
  await boot();
  dispatchEvent(new Event('load'));
  expect(dataset).toHaveProperty('returning');
  delete dataset['returning'];
  for (const storage of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(storage, {
      getItem: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  await boot();
  dispatchEvent(new Event('load'));
  expect(dataset).toHaveProperty('returning');
});
