import { expect, test } from 'vitest';
import { parseSheet, shareSheets, sheetText } from './critical.ts';

const css = (groups: Record<number, string[]>) =>
  Object.entries(groups)
    .map(([number, names]) => {
      const rules = names.map(name => `.${name}{order:${number};}/*!sc*/\n`).join('');
      return `${rules}data-styled.g${number}[id="c${number}"]{content:"${names.join(',')},"}/*!sc*/\n`;
    })
    .join('');

test('a sheet is read and written without a change', () => {
  const text = css({ 2: ['a', 'b'], 11: ['c'] });
  expect(sheetText(parseSheet(text))).toBe(text);
  expect(sheetText(parseSheet(''))).toBe('');
});

test('text that is not of the library is refused', () => {
  expect(() => parseSheet('.a{color:red}')).toThrow('rules of no component');
});

test('few sheets stay as they are', () => {
  const pages = [css({ 1: ['a'] }), css({ 2: ['b'] })];
  expect([...shareSheets([...pages, pages[0]!], 2)]).toEqual(pages.map(page => [page, page]));
});

test('too many are joined, those that are most alike first, in the order of the cascade', () => {
  const long = Array.from({ length: 20 }, (_, index) => `long${index}`);
  const [home, faq, rules] = [css({ 1: ['a'], 3: long }), css({ 2: ['b'], 4: ['x'] }), css({ 1: ['a'], 2: ['b', 'c'] })];
  const shared = shareSheets([home, faq, rules], 2);
  expect(shared.get(home)).toBe(home);
  expect(shared.get(faq)).toBe(css({ 1: ['a'], 2: ['b', 'c'], 4: ['x'] }));
  expect(shared.get(rules)).toBe(shared.get(faq));
});

test('what few pages need is not put on many', () => {
  const [many, some, one] = [css({ 1: ['a'] }), css({ 1: ['a'], 2: ['b'] }), css({ 1: ['a'], 3: ['c', 'd'] })];
  const shared = shareSheets([...Array.from({ length: 50 }, () => many), some, one], 2);
  expect(shared.get(many)).toBe(many);
  expect(shared.get(some)).toBe(shared.get(one));
});

test('two components in one place are a mistake', () => {
  expect(() => shareSheets([css({ 1: ['a'] }), css({ 1: ['a'] }).replace('"c1"', '"d1"')], 1)).toThrow('same place');
});
