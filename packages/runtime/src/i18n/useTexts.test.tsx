import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';
import { MomentNames, useOptionalTexts, useTexts } from './useTexts.ts';

const copy = {
  more: { headline: 'Mer är på väg' },
  'more@during': { headline: 'Det här blev det' },
  lead: 'Snart',
  'lead@after': 'Slut',
  'extra@after': 'Tack',
};

const read = <Texts,>(use: () => Texts, names: readonly string[]) =>
  renderHook(use, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={createI18n('sv', { sv: { page: copy } })}>
        <MomentNames value={names}>{children}</MomentNames>
      </I18nextProvider>
    ),
  }).result.current;

// FEST-6
test.each([
  [[], 'Mer är på väg', 'Snart', undefined],
  [['during'], 'Det här blev det', 'Snart', undefined],
  [['after', 'during'], 'Det här blev det', 'Slut', 'Tack'],
] as const)('returns the texts of the phases %j, and default texts where those phases have none', (names, more, lead, extra) => {
  const texts = read(() => useTexts<typeof copy>('page'), names);
  const optional = read(() => useOptionalTexts<{ extra?: string }>('page'), names);
  expect([texts('more').headline, texts('lead'), optional('extra')]).toEqual([more, lead, extra]);
});
