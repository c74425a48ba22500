import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import en from './en.json';
import sv from './sv.json';
import { createTexts, ownLanguage, useTexts } from './texts.ts';

const leaves = (texts: object, at = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[at + name, value] as [string, string]] : leaves(value, `${at}${name}.`),
  );
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).toSorted((a, b) => a.localeCompare(b));

// CREW-1
test('has the same keys with the same placeholders in both languages', () => {
  const [swedish, english] = [new Map(leaves(sv)), new Map(leaves(en))];
  expect([...english.keys()]).toEqual([...swedish.keys()]);
  for (const [name, text] of swedish) expect([name, holes(english.get(name)!)]).toEqual([name, holes(text)]);
});

function Choice() {
  const { t, setLang } = useTexts();
  return <button onClick={() => setLang('en')}>{t('programme.title')}</button>;
}

// CREW-1
test('remembers the chosen language on the device', async () => {
  render(
    <I18nextProvider i18n={createTexts('sv')}>
      <Choice />
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Program' }));
  expect(screen.getByRole('button', { name: 'Programme' })).toBeVisible();
  expect(ownLanguage()).toBe('en');
});
