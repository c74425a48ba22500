import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';

const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'faq.json');

test('uses the last valid texts of a broken file, and reports the fault only for its pages', () => {
  const drafts = createDrafts();
  writeFileSync(file, '{ "title": "Questions" }');
  expect(drafts.read(file)).toEqual({ title: 'Questions' });
  expect(drafts.faultOf(['faq'])).toBeUndefined();

  writeFileSync(file, '{ "title": ');
  expect(drafts.read(file)).toEqual({ title: 'Questions' });
  expect(drafts.faultOf(['faq'])).toContain(file);
  expect(drafts.faultOf(['search'])).toBeUndefined();

  writeFileSync(file, '{}');
  expect(drafts.read(file)).toEqual({});
  expect(drafts.faultOf(['faq'])).toBeUndefined();

  writeFileSync(file, '');
  drafts.read(file);
  rmSync(file);
  expect(drafts.faultOf(['faq'])).toBeUndefined();
});

test('reports a fault in the common copy, or in the file of a language, for other pages too', () => {
  mkdirSync(join(folder, 'copy'));
  for (const name of ['common', 'copy/fi']) {
    const drafts = createDrafts();
    const broken = join(folder, `${name}.json`);
    writeFileSync(broken, '{');
    expect(drafts.read(broken)).toEqual({});
    expect(drafts.faultOf(['search'])).toContain(broken);
  }
});

test('reports a fault of an entry for its page only', () => {
  const drafts = createDrafts();
  drafts.entries = new Map([['partnerArla', 'partners.ts: partner arla, band: wrong']]);
  expect(drafts.faultOf(['partnerArla', 'partners'])).toContain('wrong');
  expect(drafts.faultOf(['partners'])).toBeUndefined();
});
