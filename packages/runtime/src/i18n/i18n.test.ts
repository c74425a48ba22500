import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Texts } from './i18n.ts';

// Test files share modules: resets them, so that only this file gets the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const get = vi.fn<(address: string, options: object) => { json: () => Promise<Texts> }>();
vi.mock('ky', () => ({ default: { get } }));
const file = (texts: Texts) => ({ json: () => Promise.resolve(texts) });
const lost = () => ({ json: () => Promise.reject(new Error('503')) });

const sv = { common: { back: 'Tillbaka' }, faq: { headline: 'Frågor' }, news: { headline: 'Nyheter' } };
const en = { common: { back: 'Back' }, faq: { headline: 'Questions' }, news: { headline: 'News' } };

async function setUp() {
  vi.resetModules();
  const { createI18n, ensureTexts } = await import('./i18n.ts');
  const i18n = createI18n('en', {});
  const failures = vi.fn<(lang: string) => void>();
  i18n.on('failedLoading', (lang: string) => failures(lang));
  return { i18n, failures, ensure: (...namespaces: string[]) => ensureTexts(i18n, 'en', namespaces) };
}
const asked = () => get.mock.calls.map(([address]) => address.replace(/\?.*/, ''));

beforeEach(() => {
  get.mockReset();
});

// LANG-5
test('requests a language’s file once for all pages, with its version and up to two retries', async () => {
  get.mockReturnValue(file(en));
  const { i18n, ensure } = await setUp();
  await Promise.all([ensure('common', 'faq'), ensure('common', 'news')]);
  await ensure('common', 'faq', 'news');
  expect(get).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/assets\/i18n\/en\.json\?v=./), { retry: { limit: 2 } });
  expect(i18n.t('headline', { ns: 'faq' })).toBe('Questions');
});

test('does not request texts that are loaded', async () => {
  const { i18n, ensure } = await setUp();
  i18n.addResourceBundle('en', 'common', en.common);
  await ensure('common');
  expect(get).not.toHaveBeenCalled();
});

// LANG-6
test('reports once that a file cannot be loaded, and shows Swedish instead', async () => {
  get.mockImplementation(address => (address.includes('/en.json') ? lost() : file(sv)));
  const { i18n, failures, ensure } = await setUp();
  await ensure('common', 'faq', 'news');
  expect(failures).toHaveBeenCalledExactlyOnceWith('en');
  expect(asked()).toEqual(['/assets/i18n/en.json', '/assets/i18n/sv.json']);
  expect(i18n.t('headline', { ns: 'faq' })).toBe('Frågor');
});

// LANG-6
test('requests the file again when texts are next needed after a failure', async () => {
  get.mockImplementation(address => (address.includes('/en.json') ? lost() : file(sv)));
  const { i18n, ensure } = await setUp();
  await ensure('common');
  get.mockReturnValue(file(en));
  await ensure('common');
  expect(i18n.t('back')).toBe('Back');
});

test.each([null, 'Log in to the wifi'])('treats an invalid file of texts (%j) as one that cannot be loaded', async answer => {
  get.mockImplementation(address =>
    address.includes('/en.json') ? { json: () => Promise.resolve(answer as unknown as Texts) } : file(sv),
  );
  const { failures, ensure, i18n } = await setUp();
  await ensure('common');
  expect(failures).toHaveBeenCalledExactlyOnceWith('en');
  expect(i18n.t('back')).toBe('Tillbaka');
});

test('throws when the Swedish file cannot be loaded either', async () => {
  get.mockImplementation(lost);
  const { ensure } = await setUp();
  await expect(ensure('common')).rejects.toThrow('503');
});

// LANG-7
test('warns in the console of a missing text, and shows its key', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { createI18n } = await import('./i18n.ts');
  const i18n = createI18n('sv', { sv });
  expect(i18n.t('faq:gone')).toBe('gone');
  expect(warn.mock.calls).toEqual([['Missing text: faq:gone']]);
  warn.mockRestore();
});
