import { render, screen } from '@testing-library/react';
import { ClockProvider, LocaleProvider } from '@tand/ui';
import { I18nextProvider } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '../i18n/index.ts';
import { DataNotice } from './DataNotice.tsx';

const fetchedAt = Date.UTC(2025, 5, 14, 10, 0);
const i18n = createI18n('sv', { sv: { common: { stale: { notice: 'Schemat hämtades {{age}}.', refresh: 'Uppdatera' } } } });
const notice = (now?: () => number) => (
  <I18nextProvider i18n={i18n}>
    <LocaleProvider lang="sv" timeZone="Europe/Stockholm">
      <ClockProvider now={now}>
        <DataNotice at={fetchedAt} problem="unknown" isLoading={false} retry={() => {}} />
      </ClockProvider>
    </LocaleProvider>
  </I18nextProvider>
);

// DATA-4
test('says how old the data are, and when they were fetched', () => {
  render(notice(() => fetchedAt + 7 * 60_000));
  expect(screen.getByRole('status')).toHaveTextContent('Schemat hämtades för 7 minuter sedan.');
  expect(screen.getByText('för 7 minuter sedan')).toHaveAttribute('title', '14 juni 2025 kl. 12:00');
});

test("shows the full time in the festival's zone on a server", () => {
  expect(renderToString(notice())).toMatch(/14 juni 2025 kl\. 12:00<\/time>/);
});
