import { render, screen } from '@testing-library/react';
import type { ContentPart } from '@tand/festival';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createI18n, LangContext } from '../i18n/index.ts';
import { UntranslatedNote, useTextLang } from './UntranslatedNote.tsx';

const texts = {
  sv: { common: { language: { untranslated: 'Delar av sidan är på engelska.' } } },
  fi: {
    common: { language: { untranslated: 'Osa sivusta on englanniksi.' } },
    untranslated: { home: 'some', food: 'none' },
  },
};

function Page() {
  return (
    <>
      <UntranslatedNote />
      <main lang={useTextLang()} />
    </>
  );
}

function show(lang: string, page: string, reads: readonly ContentPart[] = []) {
  const router = createMemoryRouter([{ path: '/', element: <Page />, handle: { texts: [page], reads } }]);
  render(
    <I18nextProvider i18n={createI18n(lang, texts)}>
      <LangContext value={lang}>
        <RouterProvider router={router} />
      </LangContext>
    </I18nextProvider>,
  );
  return [screen.queryByText('Osa sivusta on englanniksi.') !== null, screen.getByRole('main').lang];
}

// LANG-1
test.each([
  ['a page without translation', 'food', [], [true, 'en']],
  ['a partly translated page', 'home', [], [true, '']],
  ['a translated page', 'faq', [], [false, '']],
  ['a translated page with content', 'news', ['news'], [true, '']],
] as const)('shows the note in an added language only if some texts are not translated: %s', (_, page, reads, shown) => {
  expect(show('fi', page, reads)).toEqual(shown);
});

test('shows no note in a language in which all content exists', () => {
  expect(show('sv', 'food', ['news'])).toEqual([false, '']);
});
