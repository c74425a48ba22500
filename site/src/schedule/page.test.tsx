import accessWords from '@edition/copy/sv/accessWords.json';
import common from '@edition/copy/sv/common.json';
import texts from '@edition/copy/sv/schedule.json';
import { edition } from '@edition/edition.ts';
import { calendarFileName } from '@tand/festival/calendar';
import { encodePicks, type Schedule, type ScheduleItem } from '@tand/festival';
import { ClockProvider, LinkProvider, LocaleProvider } from '@tand/ui';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { attachFavourites } from '@tand/ui/dom';
import { createI18n } from '@tand/runtime/i18n';
import type { ContentApi } from '@tand/runtime/data';
import ProgrammeIsland from '../islands/programme.tsx';
import { load } from '../pages/schedule.tsx';
import { picks } from './picks.ts';
import { inWords, on } from '../../../tests/support/dates.ts';

const item = (id: string, fields: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id,
  day: 1,
  location: 1,
  start_time: '15:00',
  end_time: '16:00',
  name_sv: `Punkt ${id}`,
  name_en: `Item ${id}`,
  short_desc_sv: '',
  short_desc_en: '',
  highlight: false,
  ...fields,
});
const schedule: Schedule = {
  locations: [
    { id: 1, name_sv: 'Stora scenen', name_en: 'Main Stage' },
    { id: 2, name_sv: 'Cosplaybyn', name_en: 'Cosplay Village' },
  ],
  items: [
    item('a', { name_sv: 'Öppning', day: 0, start_time: '10:00', end_time: '11:00' }),
    item('b', { short_desc_sv: 'Fyra lag kvar.' }),
    item('c', { location: 2, start_time: '15:30', end_time: '17:00' }),
    item('d', { start_time: '17:00', end_time: '' }),
  ],
};
// Queries by role include hidden elements: finding out what is hidden, by computed styles, takes seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
const call = vi.fn<() => Promise<Schedule>>(async () => schedule);
const key = `tand:picks:${edition.year}`;
const user = userEvent.setup();
const upper = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const saturday = upper(inWords(1));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute(`data-${key}`);
  call.mockClear();
});

let detach: (() => void) | undefined;
afterEach(() => detach?.());

/** `now`: local time in the festival's time zone. */
async function open(search = '', now = `${on(-43)}T12:00`) {
  history.pushState(null, '', `/sv/schedule${search}`);
  document.body.innerHTML = '<script type="application/json" id="page-data">{"revision":{}}</script>';
  const served = {
    data: await load({ api: { schedule: call } as unknown as ContentApi, lang: 'sv', params: {}, now: 0 }),
    at: Date.parse(`${now}+02:00`),
  };
  detach?.(); // of an earlier `open` in this test
  detach = attachFavourites(document.documentElement, picks);
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { accessWords, common, schedule: texts } })}>
      <LocaleProvider lang="sv" timeZone={edition.timeZone}>
        <ClockProvider now={() => Date.parse(`${now}+02:00`)}>
          <LinkProvider resolve={href => `/sv${href}`}>
            <ProgrammeIsland served={served} query="" />
          </LinkProvider>
        </ClockProvider>
      </LocaleProvider>
    </I18nextProvider>,
  );
  await screen.findByText(texts.headline, { selector: 'h1' });
  await act(async () => {}); // picks of another tab are read after the first render
}

async function goBack() {
  const isThere = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(() => isThere);
}

const count = () => within(screen.getByRole('region', { name: texts.controls.label })).getAllByRole('status')[0];
const favourite = (title: string) => screen.getAllByRole('button', { name: `Spara: ${title}` }).at(-1)!;
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]') as string[];

// SCHED-16
it('starts with the first day and all places', async () => {
  await open();
  expect(count()).toHaveTextContent('1 punkt visas');
});

it('keeps the other choices when the day changes, and requests no data', async () => {
  await open('?place=1&view=list');
  await user.click(screen.getByRole('link', { name: upper(inWords(1, 'short')) }));
  expect(location.search).toBe('?place=1&view=list&day=1');
  expect(count()).toHaveTextContent('2 punkter visas');
  expect(call).toHaveBeenCalledTimes(1);
  await goBack();
  expect(count()).toHaveTextContent('1 punkt visas');
});

it.each(['?day=9&place=77&view=x', '?place=abc&day=-1', '?share=%%%&q=%20'])('ignores invalid choices in the address %s', async search => {
  await open(search);
  expect(count()).toHaveTextContent('1 punkt visas');
});

it('searches all days, also by place, and puts the search into the address', async () => {
  await open();
  await user.type(screen.getByRole('searchbox', { name: texts.controls.search, hidden: true }), 'COSPLAYBYN');
  await waitFor(() => expect(location.search).toBe('?day=all&q=COSPLAYBYN'));
  expect(await screen.findByRole('link', { name: /^Punkt c/ })).toBeVisible();
  expect(count()).toHaveTextContent('1 punkt visas');
  expect(call).toHaveBeenCalledTimes(1);
  await goBack();
  expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue('');
  expect(count()).toHaveTextContent('1 punkt visas');
});

it('searches for words of the address, and clears a search without results on request', async () => {
  await open('?q=oppning+scenen');
  expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue('oppning scenen');
  expect(count()).toHaveTextContent('1 punkt visas');
  cleanup();
  await open('?q=finns+inte');
  expect(count()).toHaveTextContent(texts.status.emptySearch);
  await user.click(screen.getByRole('button', { name: texts.controls.clearFilters }));
  expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue('');
  expect(count()).toHaveTextContent('1 punkt visas');
});

// SCHED-48
it.each(['day=1&', ''])('suggests after an empty result which filters to leave out (?%splace=2)', async day => {
  await open(`?${day}place=2&q=fyra`, `${on(1)}T15:10`);
  expect(count()).toHaveTextContent(texts.status.emptySearch);
  expect(screen.getByRole('button', { name: 'Utan ”Plats”: 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Utan ”Sökord”: 1' }));
  expect(location.search).toBe(`?${day}place=2`);
  expect(count()).toHaveTextContent('1 punkt visas');
  expect(count()?.parentElement).toHaveFocus();
});

// SCHED-17
it('opens with the current day during the festival', async () => {
  await open('', `${on(1)}T15:10`);
  expect(screen.getAllByRole('heading', { level: 2, name: saturday })[0]).toBeInTheDocument();
  expect(count()).toHaveTextContent('3 punkter visas');
});

// SCHED-40
it('marks clashing picks in words while they clash', async () => {
  await open('?day=1');
  await user.click(favourite('Punkt b'));
  expect(screen.queryByText(/^Krockar med/)).toBeNull();
  await user.click(favourite('Punkt c'));
  expect(screen.getByText('Krockar med Punkt b')).toBeVisible();
  expect(screen.getByText('Krockar med Punkt c')).toBeVisible();
  await user.click(favourite('Punkt b'));
  expect(screen.queryByText(/^Krockar med/)).toBeNull();
  expect(stored()).toEqual(['c']);
});

it('lists only picks in the view of the picks, or shows a hint if there are none', async () => {
  await open('?day=1&view=mine');
  expect(screen.getByText(texts.status.emptyPicks)).toBeVisible();
  cleanup();
  localStorage.setItem(key, '["d"]');
  await open('?day=1&view=mine');
  const line = screen.getByRole('list', { name: texts.picks.headline });
  expect(
    within(line)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Punkt d']);
});

// SCHED-55
it("shows a friend's picks next to the visitor's, and removes them again", async () => {
  localStorage.setItem(key, '["b","d"]');
  await open(`${shared('b', 'c')}&day=1&view=mine`);
  await user.click(screen.getByRole('button', { name: texts.picks.lay }));
  expect(stored()).toEqual(['b', 'd']);
  expect(screen.getByRole('link', { name: /^Punkt b.*Din vän också$/ })).toBeVisible();
  expect(screen.getByText('Ni har en punkt gemensamt.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.mine.part }));
  expect(location.search).toBe('?day=1&view=mine');
});

const shared = (...ids: string[]) => `?share=${encodePicks(new Set(ids), schedule.items)}`;

// SCHED-39
it.each([
  [texts.picks.merge, ['a', 'b', 'd']],
  [texts.picks.replace, ['b', 'd']],
  [texts.picks.dismiss, ['a']],
])('asks what to do with shared picks: %s', async (answer, expected) => {
  localStorage.setItem(key, '["a"]');
  await open(`${shared('b', 'd')}&day=1`);
  expect(screen.getByText('Någon har delat sin dag med dig: 2 punkter.')).toBeVisible();
  expect(stored()).toEqual(['a']);
  await user.click(screen.getByRole('button', { name: answer }));
  expect(stored()).toEqual(expected);
  expect(screen.queryByText('Någon har delat sin dag med dig: 2 punkter.')).toBeNull();
  expect(location.search).toBe('?day=1');
});

it('offers no replacement without picks, and asks nothing if the picks would not change', async () => {
  await open(shared('b'));
  expect(screen.getByText('Någon har delat en punkt ur sin dag med dig.')).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.picks.replace })).toBeNull();
  await user.click(screen.getByRole('button', { name: texts.picks.merge }));
  expect(stored()).toEqual(['b']);
  cleanup();
  await open(shared('b'));
  expect(screen.queryByText(/har delat/)).toBeNull();
});

// SCHED-38
it('leaves picks that have left the programme in storage, and shows them nowhere', async () => {
  localStorage.setItem(key, '["vanished","b"]');
  await open('?day=1&view=list');
  expect(screen.getByRole('button', { name: `${texts.controls.mine} 1` })).toBeVisible();
  await user.click(favourite('Punkt c'));
  await user.click(favourite('Punkt b'));
  expect(stored()).toEqual(['vanished', 'c']);
  expect(screen.queryByText(/vanished/)).toBeNull();
});

it('gives a link and a QR code of the picks', async () => {
  localStorage.setItem(key, '["b","vanished"]');
  await open('?view=mine');
  await user.click(screen.getByRole('button', { name: texts.picks.share }));
  const dialog = await screen.findByRole('dialog', { name: texts.picks.share });
  expect(within(dialog).getByRole('textbox', { name: texts.picks.link })).toHaveValue(`${location.origin}/sv/schedule${shared('b')}`);
  expect(within(dialog).getByRole('img', { name: texts.picks.qrAlt })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
  );
  await user.click(within(dialog).getByRole('button', { name: texts.picks.copy }));
  expect(await within(dialog).findByText(texts.picks.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/sv/schedule${shared('b')}`);
});

// SCHED-41
it('downloads calendar files of the picks, the day and the place', async () => {
  const files: string[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = blob => `blob:${blobs.push(blob as Blob)}`;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  localStorage.setItem(key, '["b"]');
  await open('?day=1&place=1&view=mine');
  for (const name of ['Ladda ner min dag', `Ladda ner ${inWords(1)}`, 'Ladda ner Stora scenen']) {
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(files).toHaveLength(blobs.length));
  }
  await waitFor(() => expect(files).toHaveLength(3));
  expect(files).toEqual(['Min dag', saturday, 'Stora scenen'].map(name => calendarFileName(edition, name)));
  const counts = await Promise.all(blobs.map(async blob => (await blob.text()).split('BEGIN:VEVENT').length - 1));
  expect(counts).toEqual([1, 3, 3]);
  click.mockRestore();
});

// SCHED-46
it.each(['day=1&', ''])('links to calendars of the programme, day, place and kind (?%splace=1&kind=esport)', async day => {
  await open(`?${day}place=1&kind=esport`, `${on(1)}T15:10`);
  const links = await screen.findAllByRole('link', { name: /^Prenumerera/ });
  expect(links.map(link => [link.textContent.trim(), link.getAttribute('href')?.replace(/^webcal:.*\/sv\//, '')])).toEqual([
    ['Prenumerera på Stora scenen', 'schedule/place/stora-scenen.ics'],
    ['Prenumerera på allt under Esport', 'schedule/kind/esport.ics'],
    [`Prenumerera på ${inWords(1)}`, `schedule/day/${on(1)}.ics`],
    ['Prenumerera på schemat', 'schedule.ics'],
  ]);
});

// SCHED-46
it('links to the calendar of the picks only if a server serves it', async () => {
  localStorage.setItem(key, '["b"]');
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  await open('?day=1&view=mine');
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.stringMatching(/\.ics$/), { method: 'HEAD' }));
  expect(screen.queryByRole('link', { name: 'Prenumerera på min dag' })).toBeNull();
  cleanup();
  asked.mockResolvedValue(new Response(null));
  await open('?day=1&view=mine');
  const link = await screen.findByRole('link', { name: 'Prenumerera på min dag' });
  expect(link.getAttribute('href')).toMatch(
    new RegExp(`^webcal:.*/sv/schedule/picks/${encodePicks(new Set(['b']), schedule.items)}\\.ics$`),
  );
});

it.each([
  ['before', `${on(0)}T09:59`, false],
  ['during', `${on(1)}T15:10`, true],
  ['after', `${on(3)}T15:00`, false],
])('says only during the festival what is on now: %s', async (_, now, isThere) => {
  await open('', now);
  expect(Boolean(screen.queryByRole('heading', { name: new RegExp(texts.now.headline) }))).toBe(isThere);
  expect(screen.queryAllByText(/^till 16.00/).length > 0).toBe(isThere);
});

it('shows a message while the browser refuses to store picks', async () => {
  await open('?day=1');
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(favourite('Punkt b'));
  expect(screen.getByText(texts.picks.blocked)).toBeVisible();
  expect(favourite('Punkt b')).toHaveAttribute('aria-pressed', 'true');
  refuse.mockRestore();
  await user.click(favourite('Punkt b'));
  expect(screen.queryByText(texts.picks.blocked)).toBeNull();
});

// SCHED-45
it('reports what has changed for the picks since the last visit, until it is dismissed', async () => {
  localStorage.setItem(key, '["b"]');
  await open();
  expect(screen.queryByText(texts.changes.headline)).toBeNull();
  cleanup();
  const moved = schedule.items.map(one =>
    one.id === 'b' ? { ...one, old_start_time: '15:00', start_time: '18:00', end_time: '19:00' } : one,
  );
  call.mockResolvedValueOnce({ ...schedule, items: moved });
  await open();
  expect(await screen.findByRole('link', { name: 'Punkt b: 15.00–16.00 har blivit 18.00–19.00' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.changes.dismiss }));
  expect(screen.queryByText(texts.changes.headline)).toBeNull();
});
