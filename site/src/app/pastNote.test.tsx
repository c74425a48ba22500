import common from '@edition/copy/sv/common.json';
import { edition } from '@edition/edition.ts';
import { localToInstant } from '@tand/festival';
import { LocaleProvider } from '@tand/ui';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { attachTimed } from '@tand/runtime/behaviours';
import { createI18n } from '@tand/runtime/i18n';
import { Served } from '@tand/runtime/render/served';
import { PastNote } from './PastNote.tsx';

const closed = localToInstant(edition.dates.doorsClose, edition.timeZone);
const over = common.notices.over;

const note = (path: string, moment: number) => (
  <I18nextProvider i18n={createI18n('sv', { sv: { common } })}>
    <LocaleProvider lang="sv" timeZone={edition.timeZone}>
      <Served value={{ moment }}>
        <PastNote path={path} />
      </Served>
    </LocaleProvider>
  </I18nextProvider>
);
const isSaid = () => screen.queryByRole('complementary')?.textContent.includes(over) ?? false;

// FEST-6
test.each([
  ['/food', 'at the end', closed, true],
  ['/food', 'just before the end', closed - 1, false],
  ['/tickets', 'at the end', closed, false],
  // Target of the note's own link.
  [common.phases.after.href, 'at the end', closed, false],
])('decides whether %s says %s that the festival is over', (path, _, moment, expected) => {
  vi.useFakeTimers({ now: moment, toFake: ['Date'] });
  render(note(path, moment));
  expect(isSaid()).toBe(expected);
});

// FEST-6
test('shows the note on an open page when the festival ends', () => {
  vi.useFakeTimers({ now: closed - 1000 });
  document.body.innerHTML = renderToString(note('/food', closed - 1000));
  const detach = attachTimed(document.querySelector<HTMLElement>('[data-shown-from]')!);
  expect(isSaid()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(isSaid()).toBe(true);
  detach();
});
