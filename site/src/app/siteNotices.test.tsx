import common from '@edition/copy/sv/common.json';
import type { Notice, CurrentNotices } from '@tand/festival';
import { LocaleProvider } from '@tand/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { attachAll } from '@tand/runtime/behaviours';
import { behaviours } from '../behaviours/index.ts';
import { createI18n } from '@tand/runtime/i18n';
import { cachedAtHeader } from '@tand/runtime/offline';
import { Served } from '@tand/runtime/render/served';
import { timeText } from './format.ts';
import { SiteNotices } from '@tand/runtime/render';

const now = Date.parse('2025-06-14T10:30:00Z');
const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  text: { sv: `${id} på svenska`, en: `${id} in English` },
  page: '',
  from: '2025-06-14T09:00:00.000Z',
  until: '2025-06-14T12:00:00.000Z',
  urgency: 'calm',
  ...more,
});
const all = [
  notice('Snön', { urgency: 'urgent' }),
  notice('Scenen', { page: 'schedule', from: '2025-06-13T09:00:00.000Z' }),
  notice('Maten', { page: 'food' }),
  notice('Förbi', { until: '2025-06-14T10:00:00.000Z' }),
];
const page = (served: CurrentNotices, path = '/schedule') => (
  <I18nextProvider i18n={createI18n('sv', { sv: { common } })}>
    <LocaleProvider lang="sv" timeZone="Europe/Stockholm">
      <Served value={{ moment: now, notices: served }}>
        <SiteNotices path={path} timeText={timeText} />
      </Served>
    </LocaleProvider>
  </I18nextProvider>
);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-component="Alert"]')]
    .filter(alert => !alert.closest('[hidden]'))
    .map(({ textContent }) => textContent.trim());
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));

// DESK-19
test('shows the notices of the site and of the page, with their start, until they end', () => {
  render(page({ at: 1, notices: all }));
  expect(shown()).toEqual(['Snön på svenska (11.00)', 'Scenen på svenska (13 juni 11.00)']);
  expect(screen.getByRole('alert')).toHaveTextContent('Snön');
  expect(screen.getByRole('region', { name: common.notices.label })).toBeVisible();
});

// DESK-19
test('renders the notices in the served HTML', () => {
  expect(renderToString(page({ at: 1, notices: all }, '/food'))).toContain('Maten på svenska');
});

// DESK-19
test('hides each notice at its end on an open page, and the region with the last notice', () => {
  vi.useFakeTimers({ now });
  document.body.innerHTML = renderToString(
    page({ at: 1, notices: [notice('Kort', { until: '2025-06-14T11:00:00.000Z' }), notice('Lång')] }),
  );
  const detach = attachAll(document.body, behaviours);
  vi.advanceTimersByTime(30 * 60_000);
  expect(shown()).toEqual(['Lång på svenska (11.00)']);
  expect(screen.getByRole('region')).toBeVisible();
  vi.advanceTimersByTime(60 * 60_000);
  expect(screen.queryByRole('region')).toBeNull();
  detach();
});

// DESK-19
test('shows, while the device is offline, when the page was fetched', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'https://tand.example/schedule/?day=1' } as PerformanceEntry]);
  const copy = new Response('', { headers: { [cachedAtHeader]: String(Date.parse('2025-06-14T08:05:00Z')) } });
  vi.stubGlobal('caches', { match: async (address: string) => (address === '/sv/schedule' ? copy : undefined) });
  document.body.innerHTML = renderToString(page({ at: 1, notices: all.slice(0, 1) }));
  onTestFinished(attachAll(document.body, behaviours));
  await waitFor(() => expect(shown()).toEqual([`Snön på svenska (11.00) ${common.notices.kept.replace('{{time}}', '10.05')}`]));
  // As if the page's content had been fetched again.
  document.documentElement.dataset['fetchedAt'] = String(Date.parse('2025-06-14T09:20:00Z'));
  onTestFinished(() => void delete document.documentElement.dataset['fetchedAt']);
  dispatchEvent(new Event('offline'));
  await waitFor(() => expect(shown()[0]).toContain('11.20'));
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(shown()).toEqual(['Snön på svenska (11.00)']));
});
