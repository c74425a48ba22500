import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';
import { template } from './template.ts';

const i18n = createI18n('sv', { sv: { common: { item: '{{title}}, från {{start}} ({{title}})' } } });

// LANG-8
test('fills a text as i18next does, whatever is put in', () => {
  const fill = template(marks => i18n.t('item', marks), 'title', 'start');
  for (const values of [
    { title: 'Öppning', start: '10:00' },
    { title: '{{start}} & $1 $& <b>', start: '' },
  ]) {
    expect(fill(values)).toBe(i18n.t('item', values));
  }
  expect(fill({ title: 'Öppning', start: '10:00' })).toBe('Öppning, från 10:00 (Öppning)');
});
