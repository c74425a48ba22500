import accessWords from '@edition/copy/sv/accessWords.json';
import seatPlan from '@edition/copy/sv/seatPlan.json';
import common from '@edition/copy/sv/common.json';
import texts from '@edition/copy/sv/schedule.json';
import { edition } from '@edition/edition.ts';
import { districts } from '@edition/lists/districts.ts';
import { itemData, itemSlug, type Schedule, type ScheduleItem, screenData } from '@tand/festival';
import { ClockProvider, LocaleProvider } from '@tand/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { inWords, on } from '../../../tests/support/dates.ts';
import { attachAll } from '@tand/runtime/behaviours';
import { attachFavourites } from '@tand/ui/dom';
import { attachPicksBlocked } from '@tand/ui-festival/dom';
import { picks } from './picks.ts';
import { noNotices, type ContentApi } from '@tand/runtime/data';
import { createI18n } from '@tand/runtime/i18n';
import Screen from '../islands/screen.tsx';
import ItemPage, { load as loadItem } from '../pages/schedule-item.tsx';

const { facts: accessFacts } = accessWords;
const saturday = inWords(1).replace('l', 'L');
const sunday = inWords(2);
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
const moved = item('b', {
  old_start_time: '14:00',
  old_end_time: '15:00',
  routerLink: '/faq',
  short_desc_sv: 'Fyra lag.',
  highlight: true,
});
const cancelled = item('d', {
  start_time: '18:00',
  end_time: '19:00',
  location: 2,
  old_start_time: '17:00',
  highlight: true,
  cancelled: true,
});
const late = item('e', { start_time: '03:00', end_time: '04:30', location: 2 });
const told = item('f', {
  day: 2,
  places: [1, 3],
  kind: 'talk',
  tags: ['Dota 2'],
  hosts: [{ name: 'Tuvstarr', href: '/creators/Tuvstarr' }, { name: 'Bosse' }],
  signUp: { how: 'online', where: '/esports' },
  language: 'en',
  age: 13,
  access: { seating: 'seats', hearingLoop: true },
});
const schedule: Schedule = {
  locations: [
    { id: 1, name_sv: 'Stora scenen', name_en: 'Main Stage', access: { seating: 'standing', steps: 'none' } },
    { id: 3, name_sv: 'Tokyo Town', name_en: 'Tokyo Town' },
  ],
  items: [
    item('a', { start_time: '10:00', end_time: '11:00' }),
    moved,
    item('c', { start_time: '17:00', end_time: '' }),
    cancelled,
    late,
    told,
  ],
};
const gone = item('g', { day: 1, start_time: '16:00', end_time: '16:30', highlight: true, routerLink: '/faq' });
const api = {
  schedule: async () => schedule,
  goneItem: async (slug: string) => (slug === itemSlug(gone) ? gone : undefined),
} as unknown as ContentApi;
const idsAt = (slug: string) => screenData(edition, schedule, slug, 'sv')?.items.map(({ id }) => id);
const key = `tand:picks:${edition.year}`;

beforeEach(() => localStorage.clear());

const instant = (local: string) => Date.parse(`${local}+02:00`);
const present = instant(`${on(1)}T15:10`);
const show = (content: ReactNode, at: number) =>
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { accessWords, common, schedule: texts, seatPlan } })}>
      <LocaleProvider lang="sv" timeZone={edition.timeZone}>
        <ClockProvider now={() => at}>{content}</ClockProvider>
      </LocaleProvider>
    </I18nextProvider>,
  );

const loader = async ({ params }: { params: Record<string, string | undefined> }) => ({
  data: await loadItem({ api, lang: 'sv', params, now: 0 }),
  at: 0,
});
async function open(path: string, now = `${on(1)}T15:10`) {
  const router = createMemoryRouter([{ path: '/sv/schedule/:item', Component: ItemPage, loader, HydrateFallback: () => null }], {
    initialEntries: [path],
  });
  show(<RouterProvider router={router} />, instant(now));
  await screen.findByRole('heading', { level: 1 });
}

function openScreen(problem?: 'unknown') {
  const data = document.createElement('script');
  data.id = 'page-data';
  data.type = 'application/json';
  data.textContent = JSON.stringify({ revision: { origin: 'a', number: 1, at: 0 } });
  document.head.append(data);
  const served = { data: screenData(edition, schedule, 'stora-scenen', 'sv'), at: present - 720_000, ...(problem && { problem }) };
  show(<Screen slug="stora-scenen" served={served} notices={noNotices} look={{}} days={[]} />, present);
}

it('shows time, place and earlier time of an item, and links to other items', async () => {
  await open(`/sv/schedule/${itemSlug(moved)}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Punkt b');
  await waitFor(() =>
    expect(document.title).toBe(`Punkt b, ${inWords(1).replace('lördag', 'lör')} kl. 15.00 | ${edition.name} ${edition.year}`),
  );
  expect(screen.getByText('14.00–15.00')).toHaveProperty('tagName', 'S');
  const place = screen.getByRole('link', { name: 'Stora scenen' });
  expect(place.parentElement).toHaveTextContent(new RegExp(`^${saturday} kl. 15.00–16.00 · Stora scenen · Höjdpunkt · Pågår nu$`));
  expect(place).toHaveAttribute('href', '/schedule?day=1&place=1');
  const plan = texts.page.plan.replace('{{place}}', 'Stora scenen');
  expect(screen.getByRole('link', { name: plan })).toHaveAttribute('href', '/eventinfo#stora-scenen');
  expect(screen.getByText('Stora scenen', { selector: 'strong' }).parentElement).toHaveTextContent(/4 min från huvudentrén\.$/);
  expect(document.querySelector('img[src="/img/emblems/stage.svg"]')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.page.more })).toHaveAttribute('href', '/faq');
  expect(screen.getAllByRole('link', { name: /^Punkt/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Punkt a'),
    expect.stringContaining('Punkt c'),
  ]);
});

it('lists another item with several places at the place of the shown item', () => {
  const elsewhere = item('e', { day: 1, start_time: '12:00', end_time: '13:00', location: 3, places: [3, 1] });
  const { around = [] } = itemData(edition, { ...schedule, items: [...schedule.items, elsewhere] }, itemSlug(moved), 'sv') ?? {};
  expect(around.map(({ id, placeId }) => [id, placeId])).toEqual([
    ['a', 1],
    ['e', 1],
    ['c', 1],
  ]);
});

// SCHED-51
it('shows on the map a place that is neither a district nor on the plan of the hall', async () => {
  const yard = item('y', { location: 98 });
  vi.spyOn(api, 'schedule').mockResolvedValue({
    locations: [
      ...districts
        .slice(0, 3)
        .map(({ location }, index) => ({ id: location, name_sv: 'a', name_en: 'a', at: { x: index * 50, y: (index % 2) * 50 } })),
      { id: 98, name_sv: 'Gården', name_en: 'The Yard', at: { x: 60, y: 60 } },
    ],
    items: [yard],
  });
  await open(`/sv/schedule/${itemSlug(yard)}`);
  expect(screen.getAllByRole('img', { name: texts.page.mapAlt.replace('{{place}}', 'Gården') })).not.toEqual([]);
  expect(screen.getByText('Gården', { selector: 'strong' })).toBeInTheDocument();
  expect(document.querySelector('a[href^="/eventinfo#"]')).toBeNull();
});

// SCHED-47
it('shows the facts of an item, with links to hosts and to the sign-up', async () => {
  await open(`/sv/schedule/${itemSlug(told)}`);
  const facts = Object.fromEntries(
    screen.getAllByRole('term').map(term => [term.textContent, (term.nextElementSibling as HTMLElement).textContent]),
  );
  expect(facts).toMatchObject({
    [texts.page.kind]: texts.kinds.talk,
    [texts.page.hosts]: 'Tuvstarr, Bosse',
    [texts.page.signUp]: texts.signUp.online,
    [texts.page.tags]: 'Dota 2',
    [texts.page.language]: texts.languages.en,
    [texts.page.age]: 'Från 13 år',
    [accessWords.label]: `${accessFacts.seating.seats}\u00a0· ${accessFacts.steps.none}\u00a0· ${accessFacts.hearingLoop}`,
  });
  for (const name of ['Stora scenen', 'Tokyo Town']) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tuvstarr' })).toHaveAttribute('href', '/creators/Tuvstarr');
  expect(screen.getByRole('link', { name: texts.signUp.online })).toHaveAttribute('href', '/esports');
});

// SCHED-14
it('says of a cancelled item that it is cancelled, and not that it is on, moved or a highlight', async () => {
  await open(`/sv/schedule/${itemSlug(cancelled)}`, `${on(1)}T18:10`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Punkt d, Inställd');
  expect(screen.getByText(texts.page.cancelled)).toBeVisible();
  expect(screen.queryByText(/Höjdpunkt|Pågår nu|Flyttad/)).toBeNull();
  await waitFor(() => expect(document.title).toContain('Inställd: Punkt d, '));
});

// SCHED-15, ROUTE-15
it('shows time and place of a removed item, and links to search, schedule and other items', async () => {
  await open(`/sv/schedule/${itemSlug(gone)}`, `${on(1)}T16:10`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(`Punkt g, ${texts.page.gone.label}`);
  expect(screen.getByText(texts.page.gone.text)).toBeVisible();
  expect(screen.getByText('16.00–16.30')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stora scenen' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Hela schemat/ })).toHaveAttribute('href', '/schedule?day=1');
  expect(screen.getByRole('link', { name: texts.page.gone.search })).toHaveAttribute('href', '/search');
  expect(screen.getByRole('link', { name: /^Punkt c/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spara: Punkt g' })).toBeNull();
  expect(screen.queryByText(/Höjdpunkt|Pågår nu/)).toBeNull();
  await waitFor(() => expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'));
});

// SCHED-60
it('names the night of an item after midnight in title, description and kicker', async () => {
  await open(`/sv/schedule/${itemSlug(late)}`);
  await waitFor(() => expect(document.title).toMatch(`Punkt e, natten mot ${sunday} kl. 03.00`));
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringContaining(`Punkt e: natten mot ${sunday} kl. 03.00–04.30`),
  );
  const time = screen.getByText('03.00–04.30');
  expect(time.parentElement).toHaveTextContent(new RegExp(`^Natten mot ${sunday} kl. 03.00–04.30$`));
  expect(time).toHaveAttribute('datetime', expect.stringContaining(`${on(2)}T03:00`));
});

const star = (id: string) => screen.getByRole('button', { name: `Spara: Punkt ${id}` });
// SCHED-37, SCHED-38
it('saves an item on this device, and shows a message while storage is refused', async () => {
  await open(`/sv/schedule/${itemSlug(moved)}`);
  onTestFinished(
    attachAll(document, [
      [':root', root => attachFavourites(root, picks)],
      ['[data-picks-blocked]', element => attachPicksBlocked(element, picks)],
    ]),
  );
  await userEvent.click(star('b'));
  expect(localStorage.getItem(key)).toBe('["b"]');
  expect(star('b')).toHaveAttribute('aria-pressed', 'true');
  expect(star('c')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText(texts.picks.blocked)).not.toBeVisible();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(star('c'));
  expect(screen.getByText(texts.picks.blocked)).toBeVisible();
  vi.restoreAllMocks();
  await userEvent.click(star('c'));
  expect(screen.getByText(texts.picks.blocked)).not.toBeVisible();
});

it('links an item to its calendar file', async () => {
  await open(`/sv/schedule/${itemSlug(moved)}`);
  const link = screen.getByRole('link', { name: texts.page.calendar });
  expect(link).toHaveAttribute('href', `/sv/schedule/${itemSlug(moved)}.ics`);
  expect(link.getAttribute('download')).toMatch(/punkt-b\.ics$/);
});

it('says that an unknown item does not exist', async () => {
  await open('/sv/schedule/gone-zz');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.page.notFound.headline);
});

it('shows the clock and the current item on a screen, and the age of the data when offline', () => {
  openScreen();
  expect(screen.getByText('15.10')).toBeVisible();
  expect(screen.getByRole('heading', { name: texts.now.short }).parentElement).toHaveTextContent('Punkt btill 16.00');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  cleanup();
  openScreen('unknown');
  expect(screen.getByRole('status')).toHaveTextContent('Utan nät. Programmet hämtades för 12 minuter sedan.');
  expect(screen.getByText('Punkt b')).toBeVisible();
});

// SCHED-47
it('shows an item with several places on the screen of each place', () => {
  expect([idsAt('tokyo-town'), idsAt('stora-scenen')]).toEqual([['f'], expect.arrayContaining(['a', 'f'])]);
});
