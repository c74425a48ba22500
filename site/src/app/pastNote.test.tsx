import common from '@edition/copy/sv/common.json';
import { edition } from '@edition/edition.ts';
import { localToInstant } from '@tand/festival';
import { ClockProvider, LocaleProvider } from '@tand/ui';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createI18n } from '../i18n.ts';
import { Served } from '../seo/served.ts';
import { PastNote } from './PastNote.tsx';

const closed = localToInstant(edition.dates.doorsClose, edition.timeZone);
const over = common.notices.over.replace('{{festival}}', edition.name).replace('{{year}}', String(edition.year));

// FEST-6
test.each([
  ['/food', closed, true],
  ['/food', closed - 1, false],
  ['/tickets', closed, false],
  // Target of the note's own link.
  [common.phases.after.href, closed, false],
])('%s at %i says that the festival is over: %s', (path, moment, isSaid) => {
  const element = <PastNote path={path} />;
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { common } })}>
      <LocaleProvider lang="sv" timeZone={edition.timeZone}>
        <ClockProvider now={() => moment} servedAt={moment}>
          <Served value={{ moment }}>
            <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [`/sv${path}`] })} />
          </Served>
        </ClockProvider>
      </LocaleProvider>
    </I18nextProvider>,
  );
  expect(screen.queryByText(over, { exact: false }) !== null).toBe(isSaid);
});
