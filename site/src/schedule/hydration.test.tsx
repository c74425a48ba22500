import accessWords from '@edition/copy/sv/accessWords.json';
import common from '@edition/copy/sv/common.json';
import texts from '@edition/copy/sv/schedule.json';
import { edition } from '@edition/edition.ts';
import type { Schedule, ScheduleItem } from '@tand/festival';
import { ClockProvider, LinkProvider, LocaleProvider } from '@tand/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachFavourites } from '@tand/ui/dom';
import { contentApi } from '@tand/runtime/data';
import { createI18n } from '@tand/runtime/i18n';
import ProgrammeIsland from '../islands/programme.tsx';
import { load } from '../pages/schedule.tsx';
import { picks } from './picks.ts';
import { on } from '../../../tests/support/dates.ts';

const item: ScheduleItem = {
  id: 'quiz',
  day: 0,
  location: 1,
  start_time: '18:30',
  end_time: '19:30',
  name_sv: 'Quiz',
  name_en: 'Quiz',
  short_desc_sv: '',
  short_desc_en: '',
  highlight: false,
};
const moved: ScheduleItem = { ...item, start_time: '20:30', end_time: '21:30', old_start_time: '18:30', old_end_time: '19:30' };
const now = Date.parse(`${on(-1)}T12:00+02:00`);
let root: Root | undefined;

function leave() {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
}

let detach: () => void;
beforeEach(() => {
  localStorage.clear();
  detach = attachFavourites(document.documentElement, picks);
});
afterEach(() => {
  leave();
  detach();
});

async function reload(items: ScheduleItem[], at: number) {
  leave();
  const schedule: Schedule = { locations: [{ id: 1, name_sv: 'Scen', name_en: 'Stage' }], items };
  const api = contentApi({ news: [], schedule, gone: { news: [], items: [] } });
  const served = { data: await load({ api, lang: 'sv', params: {}, now: 0 }), at };
  const page = () => (
    <I18nextProvider i18n={createI18n('sv', { sv: { accessWords, common, schedule: texts } })}>
      <LocaleProvider lang="sv" timeZone={edition.timeZone}>
        <ClockProvider now={() => now}>
          <LinkProvider resolve={href => `/sv${href}`}>
            <ProgrammeIsland served={served} query="" />
          </LinkProvider>
        </ClockProvider>
      </LocaleProvider>
    </I18nextProvider>
  );
  const container = document.createElement('div');
  vi.stubGlobal('document', undefined);
  const html = renderToString(page());
  vi.unstubAllGlobals();
  container.innerHTML = html;
  document.body.innerHTML = '<script type="application/json" id="page-data">{"revision":{}}</script>';
  document.body.append(container);
  await act(async () => {
    root = hydrateRoot(container, page());
  });
}
async function pick() {
  await userEvent.click(screen.getByRole('button', { name: 'Spara: Quiz' }));
  await waitFor(() => expect(JSON.parse(localStorage.getItem(`tand:seen:${edition.year}`) ?? '{}')).toHaveProperty('items.quiz'));
}

// SCHED-45
it('reports a pick that moved between two loads, with its old and its new time', async () => {
  await reload([item], 1);
  await pick();
  await reload([item], 1);
  expect(document.body).not.toHaveTextContent(texts.changes.headline);
  await reload([moved], 2);
  expect(document.body).toHaveTextContent(`${texts.changes.headline}Quiz: 18.30–19.30 har blivit 20.30–21.30`);
  // The change is reported until it is dismissed, also after an older page was served.
  await reload([item], 1);
  await reload([moved], 2);
  await userEvent.click(screen.getByRole('button', { name: texts.changes.dismiss }));
  await reload([moved], 2);
  expect(document.body).not.toHaveTextContent(texts.changes.headline);
});

it.each([
  ['cancelled', [{ ...item, cancelled: true as const }], 'Quiz: inställd'],
  ['removed', [{ ...item, id: 'other', name_sv: 'Annat' }], 'Quiz: finns inte längre i programmet'],
])('reports a pick that was %s between two loads', async (_, items, words) => {
  await reload([item], 1);
  await pick();
  await reload(items, 2);
  expect(document.body).toHaveTextContent(words);
});
