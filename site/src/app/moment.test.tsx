import enAccommodation from '@edition/copy/en/accommodationCabins.json';
import enAges from '@edition/copy/en/ages.json';
import enCommon from '@edition/copy/en/common.json';
import enHome from '@edition/copy/en/home.json';
import enNews from '@edition/copy/en/news.json';
import enTickets from '@edition/copy/en/tickets.json';
import svAccommodation from '@edition/copy/sv/accommodationCabins.json';
import svAges from '@edition/copy/sv/ages.json';
import svCommon from '@edition/copy/sv/common.json';
import svHome from '@edition/copy/sv/home.json';
import svNews from '@edition/copy/sv/news.json';
import svTickets from '@edition/copy/sv/tickets.json';
import { edition } from '@edition/edition.ts';
import { battlepass } from '@edition/lists/battlepass.ts';
import { cabinsSoldOutFrom } from '@edition/lists/accommodation.ts';
import { localToInstant, type FestivalPhase, type Lang } from '@tand/festival';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { createI18n } from '@tand/runtime/i18n';
import { href, languages } from '@tand/runtime/i18n';
import HomePage from '../pages/home.tsx';
import PlaceToSleepPage from '../pages/stay/place-to-sleep.tsx';
import TicketsPage from '../pages/stay/tickets.tsx';
import { Served } from '@tand/runtime/render/served';
import { pages } from '../sitemap.ts';
import { Providers } from './Layout.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const texts = {
  sv: { common: svCommon, home: svHome, tickets: svTickets, accommodationCabins: svAccommodation, ages: svAges, news: svNews },
  en: { common: enCommon, home: enHome, tickets: enTickets, accommodationCabins: enAccommodation, ages: enAges, news: enNews },
};
const { ticketRelease, saleLastDays, doorsOpen, doorsClose } = edition.dates;
const instant = (local: string) => localToInstant(local, edition.timeZone);

function page(children: ReactNode, lang: Lang, moment: number, path = 'home') {
  const handle = pages.find(known => known.path === path);
  const loaderData = { page: { data: { news: [], onNow: [] }, at: moment } };
  const route = {
    id: 'page',
    path: href(lang, path),
    element: <Providers lang={lang}>{children}</Providers>,
    handle,
    loader: () => loaderData.page,
  };
  const router = createMemoryRouter([route], { initialEntries: [route.path], hydrationData: { loaderData } });
  return (
    <I18nextProvider i18n={createI18n(lang, texts)}>
      <Served value={{ moment }}>
        <RouterProvider router={router} />
      </Served>
    </I18nextProvider>
  );
}

function served(...of: Parameters<typeof page>) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(...of));
  for (const hidden of root.querySelectorAll('[hidden]')) hidden.remove(); // such as the call to action of a countdown before its target
  return root;
}

const words = (lang: Lang, ns: string, key: string) => createI18n(lang, texts).t(key, { ns });
const boundaries: [local: string, before: FestivalPhase, after: FestivalPhase][] = [
  [ticketRelease, 'before-sale', 'on-sale'],
  [saleLastDays, 'on-sale', 'last-days'],
  [doorsOpen, 'last-days', 'during'],
  [doorsClose, 'during', 'after'],
];
const moments = boundaries.flatMap(([local, before, after]) =>
  languages.flatMap(lang => [
    [`just before ${local}`, lang, instant(local) - 1, before] as const,
    [`at ${local}`, lang, instant(local), after] as const,
  ]),
);
const isOpen = (phase: FestivalPhase) => phase === 'during' || phase === 'after';

// FEST-11, PASS-1
test.each(moments)("names the festival's phase on home, as served %s in %s", (_, lang, moment, phase) => {
  const root = served(<HomePage />, lang, moment);
  const text = root.textContent;
  expect(text).toContain(words(lang, 'common', `phases.${phase}.headline`));
  expect(text.includes(words(lang, 'home', 'tickets.headline'))).toBe(phase === 'before-sale');
  expect(text.includes(words(lang, 'home', 'doors.during.text'))).toBe(phase === 'during');
  expect(text.includes(words(lang, 'home', 'doors.after.text'))).toBe(phase === 'after');
  expect(root.querySelectorAll('[role=timer]')).toHaveLength(isOpen(phase) ? 0 : phase === 'before-sale' ? 2 : 1);
  const dark = [...root.querySelectorAll('[data-component=BattlepassCard]')].filter(({ textContent }) =>
    textContent.includes(words(lang, 'home', `battlepass${phase === 'after' ? '@after' : ''}.locked`)),
  );
  expect(dark).toHaveLength(battlepass.filter(({ enabled }) => !enabled).length);
});

test.each(moments)('says on the tickets page what a visitor can do, as served %s in %s', (_, lang, moment, phase) => {
  const root = served(<TicketsPage />, lang, moment);
  const countdown = root.querySelector('[data-component=CountdownSection]')!;
  const key = phase === 'before-sale' ? 'countdown' : isOpen(phase) ? `doors.${phase}` : 'doors';
  expect(root.querySelector('#cards')!.textContent).toContain(words(lang, 'common', `phases.${phase}.headline`));
  expect(countdown.querySelector('h2')!.textContent).toBe(words(lang, 'tickets', `${key}.headline`));
  expect(countdown.textContent).toContain(words(lang, 'tickets', `${key}.text`));
  expect(countdown.querySelector('a')?.getAttribute('href')).toBe(
    isOpen(phase) ? `/${lang}${words(lang, 'tickets', `${key}.href`)}` : undefined,
  );
});

const { cards } = svTickets;
const saleStates = ['notYet', 'lastDays', 'soldOut', 'over', 'atDoor'] as const;
const stateText = (key: (typeof saleStates)[number]) => cards[key].toLowerCase();
const sixtyDays = 60 * 86_400_000;

// TICKET-6
test.each([
  ['in the middle of the sale', instant(saleLastDays) - sixtyDays, 'sold-out', ['soldOut', 'soldOut', 'soldOut', 'soldOut']],
  ['in the last days', instant(saleLastDays), 'sold-out', ['soldOut', 'soldOut', 'soldOut', 'soldOut']],
  ['with the doors open', instant(doorsOpen), 'during', ['over', 'over', 'atDoor', 'atDoor']],
] as const)('marks each card as sold out until the doors open, if tickets are sold out: %s', (_, moment, phase, expected) => {
  const tickets = edition.tickets as { isSoldOut?: boolean };
  tickets.isSoldOut = true;
  onTestFinished(() => void delete tickets.isSoldOut);
  const root = served(<TicketsPage />, 'sv', moment);
  expect(root.querySelector('#cards')!.textContent).toContain(words('sv', 'common', `phases.${phase}.headline`));
  const found = [...root.querySelectorAll('#cards [data-component=TicketCard]')];
  expect(found.map(card => saleStates.find(key => card.textContent.toLowerCase().includes(stateText(key))))).toEqual(expected);
  expect(found.map(card => card.querySelector('a')?.textContent.includes(cards.watch))).toEqual(
    expected.map(state => (state === 'over' ? undefined : state === 'soldOut')),
  );
});

const cabins = (moment: number) => served(<PlaceToSleepPage />, 'sv', moment, 'accommodation/cabins').textContent;

test('shows a notice on the served page of cabins once all cabins are sold out', () => {
  expect(cabins(instant(cabinsSoldOutFrom) - 1)).not.toContain(svAccommodation.soldOut.headline);
  expect(cabins(instant(cabinsSoldOutFrom))).toContain(svAccommodation.soldOut.headline);
});

// NAV-16
test("changes the year in the served footer at New Year in the festival's time zone", () => {
  const newYear = instant(`${edition.year + 1}-01-01T00:00`);
  expect(served(<SiteFooter path="/home" />, 'sv', newYear - 1).textContent).toContain(`© ${edition.year} `);
  expect(served(<SiteFooter path="/home" />, 'sv', newYear).textContent).toContain(`© ${edition.year + 1} `);
});
