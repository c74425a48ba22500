import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { Schedule, type ScheduleProps } from './index.ts';
import { entryOf, programmeOf, scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from './Schedule.fixtures.ts';

const base: ScheduleProps = {
  entries: scheduleEntries.sv,
  places: schedulePlaces.sv,
  days: scheduleDays.sv,
  labels: scheduleLabels.sv,
  day: 1,
};

const details = { event: expect.objectContaining({ type: 'click' }) as unknown };

// Queries ignore visibility: computing the style of every element takes seconds.
configure({ defaultHidden: true });

const saturday = '2025-06-14T15:10:00+02:00';
const show = (props: Partial<ScheduleProps> = {}, now = saturday) => {
  const clock = () => Date.parse(now);
  const make = (more: Partial<ScheduleProps> = {}) => (
    <ClockProvider now={clock}>
      <Schedule {...base} {...props} {...more} />
    </ClockProvider>
  );
  const view = render(make());
  return { ...view, again: (more: Partial<ScheduleProps>) => view.rerender(make(more)) };
};
const titles = () =>
  [...document.querySelectorAll('[data-part="days"] [data-part="item"]:not([hidden]) [data-part="title"]')].map(
    ({ textContent }) => textContent,
  );
const logo = () => document.querySelector<HTMLElement>('[aria-hidden="true"] > [data-component="Loader"]');
const isArriving = () => document.querySelector('[data-part="day"] [data-part="grid"]')!.hasAttribute('data-arriving');
const item = (name: RegExp) => {
  const links = within(document.querySelector<HTMLElement>('[data-part="days"]')!).getAllByRole('link', { name });
  return links[0]!.closest<HTMLElement>('[data-part="item"]')!;
};

const serve = (element: ReactElement) => {
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(element);
  } finally {
    vi.unstubAllGlobals();
  }
};

test('does not render items again when only the addresses of the days change', () => {
  const notes = new Map<string, string>();
  const asked = vi.spyOn(notes, 'get');
  const { again } = show({ notes, view: 'grid' });
  expect(asked).toHaveBeenCalled();
  asked.mockClear();
  again({ days: scheduleDays.sv.map(day => ({ ...day, href: `/schedule?day=${day.day}&kind=music` })) });
  expect(screen.getByRole('link', { name: /Sön/ })).toHaveAttribute('href', '/schedule?day=2&kind=music');
  expect(asked).not.toHaveBeenCalled();
});

const renderMine = (day: number | 'all') => `Dag ${day}`;

// SCHED-24
describe('the served HTML', () => {
  const html = serve(<Schedule {...base} />);
  test.each(scheduleEntries.sv.map(entry => [entry.title, entry] as const))('has %s with its times and place', (title, entry) => {
    expect(html).toContain(title);
    expect(html).toContain(`dateTime="${entry.start}"`);
    expect(html).toContain(`dateTime="${entry.end ?? entry.start}"`);
    expect(html).toContain(entry.href ? `href="${entry.href}"` : title);
    const place = schedulePlaces.sv.find(({ id }) => id === entry.placeId);
    expect(html).toMatch(new RegExp(`data-part="place"[^>]*>${place?.name}<`));
  });
  test('has a heading for the chosen day and one for each day, and hides no day', () => {
    expect(html.match(/<h2/g)).toHaveLength(5);
    expect(html).not.toMatch(/data-component="ScheduleGrid"[^>]*hidden/);
  });
  // SCHED-17
  test('opens at the current day of `servedAt`, and marks current items', () => {
    const during = serve(
      <ClockProvider servedAt={Date.parse('2025-06-14T15:10:00+02:00')}>
        <Schedule {...base} day={undefined} />
      </ClockProvider>,
    );
    expect(/data-part="day"[^>]*><section[^>]*data-day="(\d)"/.exec(during)?.[1]).toBe('1');
    expect(during).toContain('data-state="now"');
    expect(during).not.toContain('--now:');
  });
  // SCHED-26
  test('positions items on the wall without script', () => expect(html).toMatch(/<li [^>]*style="--s:600;--e:630;--column:2\/3;/));
  // SCHED-25
  test('marks no item as current while the current time is unknown', () => expect(html).not.toContain('Pågår nu'));
});

const hydrate = (first: Partial<ScheduleProps> = {}) => {
  const make = (more: Partial<ScheduleProps>) => (
    <ClockProvider now={() => Date.parse('2025-06-10T12:00:00+02:00')}>
      <Schedule {...base} {...first} {...more} />
    </ClockProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = serve(make({}));
  document.body.append(container);
  const items = [...container.querySelectorAll('[data-part="items"]')];
  const { rerender } = render(make({}), { container, hydrate: true });
  return { items, again: (more: Partial<ScheduleProps>) => rerender(make(more)), container };
};
const areServed = (items: Element[]) => items.map(({ isConnected }) => isConnected);

// SCHED-24
describe('a served programme', () => {
  beforeEach(() => void vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120));
  test('shows another day, its filtered items and its favourites, without rendering items again', () => {
    const { items, again } = hydrate({ favourites: new Set() });
    const sunday = scheduleEntries.sv.filter(entry => entry.day === 2);
    const [first] = sunday;
    again({ day: 2, favourites: new Set([first!.id]), matches: entry => entry.id === first!.id });
    expect(document.querySelector('[data-part="day"] [data-day]')).toHaveAttribute('data-day', '2');
    expect(document.querySelectorAll('[data-part="day"] [data-part="item"]:not([hidden])')).toHaveLength(1);
    expect(screen.getByRole('button', { name: `Spara: ${first!.title}` })).toHaveAttribute('aria-pressed', 'true');
    again({ day: 2, view: 'grid', favourites: new Set() });
    expect(document.querySelector('[data-part="day"] [data-view]')).toHaveAttribute('data-view', 'grid');
    expect(document.querySelectorAll('[data-part="day"] [data-part="item"]:not([hidden])')).toHaveLength(sunday.length);
    expect(screen.getByRole('button', { name: `Spara: ${first!.title}` })).toHaveAttribute('aria-pressed', 'false');
    expect(areServed(items)).toEqual(items.map(() => true));
  });

  test('renders again only a day in which something has changed', () => {
    const { items, again } = hydrate();
    const saturday = scheduleEntries.sv.find(entry => entry.day === 1);
    again({ notes: new Map([[saturday!.id, 'Krockar med allt']]) });
    expect(isArriving()).toBe(false);
    expect(item(new RegExp(saturday!.title))).toHaveTextContent('Krockar med allt');
    expect(areServed(items).filter(isServed => !isServed)).toHaveLength(1);
    again({});
    expect(titles()).toContain(saturday!.title);
  });

  // A11Y-6
  test.each(['link', 'button'] as const)('keeps the focus on the %s of an item when its day is rendered again', role => {
    const { again } = hydrate({ onFavouriteChange: () => {} });
    const { id, title } = scheduleEntries.sv.find(entry => entry.day === 1 && entry.href)!;
    const control = () => within(item(new RegExp(title))).getByRole(role);
    const before = control();
    act(() => before.focus());
    again({ notes: new Map([[id, 'Krockar med allt']]) });
    expect(before).not.toBeInTheDocument();
    expect(control()).toHaveFocus();
  });

  test('reports a favourite that is pressed', async () => {
    const onFavouriteChange = vi.fn<NonNullable<ScheduleProps['onFavouriteChange']>>();
    hydrate({ onFavouriteChange });
    await userEvent.click(screen.getByRole('button', { name: 'Spara: Kvartsfinaler, CS' }));
    expect(onFavouriteChange).toHaveBeenCalledExactlyOnceWith(scheduleEntries.sv[3]!.id, true, details);
  });
});

describe('the programme by day and filter', () => {
  // SCHED-6, SCHED-20
  test('shows only the chosen day, in order of time', () => {
    show();
    expect(titles()).toEqual([
      'Öppning: vi tänder Elmia',
      'Kvartsfinaler, CS',
      'Analys vid ringside',
      'Signering med TurboTant',
      'Fem minuters drakmatning',
      'Allsång i vattennivån',
      'Helikoptern landar',
      'Tyst speedrun',
    ]);
  });

  test('shows all days with `day="all"`', () => {
    show({ day: 'all' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.trim())).toEqual([
      'Alla dagar',
      ...scheduleDays.sv.map(({ name }) => name),
    ]);
    expect(titles()).toHaveLength(scheduleEntries.sv.length);
  });

  // SCHED-28
  test('lists an item that ends after midnight under the day on which it begins', () => {
    show();
    expect(item(/Tyst speedrun, 23.30 till 02.00/)).toBeVisible();
  });

  test('hides items without rendering them again', () => {
    const { again } = show();
    const before = item(/Kvartsfinaler/);
    again({ matches: entry => entry.placeId === 5 });
    expect(titles()).toEqual(['Kvartsfinaler, CS', 'Analys vid ringside']);
    again({ matches: entry => entry.title.startsWith('Analys') });
    expect(titles()).toEqual(['Analys vid ringside']);
    again({});
    expect(item(/Kvartsfinaler/)).toBe(before);
  });

  // SCHED-22
  test('announces the number of shown items as a status', () => {
    const { again } = show();
    expect(screen.getByRole('status')).toHaveTextContent('8 punkter visas');
    again({ matches: entry => entry.placeId === 4 });
    expect(screen.getByRole('status')).toHaveTextContent('1 punkt visas');
  });

  // SCHED-21
  test('says that nothing was found, turns the logo, and has buttons to loosen and clear filters', async () => {
    const onClear = vi.fn<() => void>();
    show({ matches: () => false, onClear, loosen: <button type="button">Utan plats</button> });
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Inget händer här just då.');
    expect(logo()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Utan plats' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Visa allt igen' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  // SCHED-21
  test('shows the turning logo and a loading status while there is no data', () => {
    show({ entries: [], isLoading: true });
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Schemat hämtas');
    expect(logo()).toBeVisible();
  });
});

describe('the programme with controls', () => {
  test('reports a pressed day, and the first day when Next is pressed on the last day', async () => {
    const onDayChange = vi.fn<NonNullable<ScheduleProps['onDayChange']>>();
    show({ day: 3, onDayChange });
    await userEvent.click(screen.getByRole('button', { name: 'Nästa dag' }));
    expect(onDayChange).toHaveBeenLastCalledWith(0, { reason: 'pick' });
    await userEvent.click(screen.getByRole('button', { name: 'Sön 15 juni' }));
    expect(onDayChange).toHaveBeenLastCalledWith(2, { reason: 'pick' });
  });

  test('marks no view as chosen until the width is known', () => {
    const html = renderToString(<Schedule {...base} view="auto" onViewChange={() => {}} />);
    expect(html).toMatch(/data-view="grid"[^]*data-view="list"/);
    expect(html).not.toMatch(/data-view="(?:grid|list)" aria-pressed/);
  });

  test('shows a given view, marks it as pressed, and reports another choice', async () => {
    const onViewChange = vi.fn<NonNullable<ScheduleProps['onViewChange']>>();
    const { container } = show({ view: 'grid', onViewChange });
    expect(container.querySelector('[data-component="ScheduleGrid"]')).toHaveAttribute('data-view', 'grid');
    expect(screen.getByRole('button', { name: 'Väggen' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Listan' }));
    expect(onViewChange).toHaveBeenCalledWith('list', details);
  });

  // SCHED-34
  test('has a skip link past the programme', () => {
    const { container } = show();
    const target = screen.getByRole('link', { name: 'Hoppa över schemat' }).getAttribute('href')?.slice(1) ?? '';
    const end = document.getElementById(target);
    expect(end).toHaveAttribute('tabindex', '-1');
    expect(container.querySelector('section')?.lastElementChild).toBe(end);
  });

  // SCHED-34
  test('orders links and buttons by time', () => {
    show({ onFavouriteChange: () => {} });
    const order = [...document.querySelectorAll('[data-day="1"] [data-part="items"] :is(a, button)')].map(element =>
      element.getAttribute('aria-label'),
    );
    expect(order.slice(0, 3)).toEqual([
      expect.stringMatching(/^Öppning: vi tänder Elmia, 12.00 till 13.30, Neon District, Höjdpunkt/),
      'Spara: Öppning: vi tänder Elmia',
      expect.stringMatching(/^Kvartsfinaler, CS, 14.00 till 18.00, Mirage Palace, Pågår nu/),
    ]);
  });

  test("has the visitor's own day as a view, with the number of saved items of this day", async () => {
    const onViewChange = vi.fn<NonNullable<ScheduleProps['onViewChange']>>();
    const favourites = new Set([scheduleEntries.sv[3]!.id, scheduleEntries.sv[0]!.id]);
    const { again } = show({ onViewChange, favourites, renderMine });
    await userEvent.click(screen.getByRole('button', { name: 'Min dag 1' }));
    expect(onViewChange).toHaveBeenCalledWith('mine', details);
    again({ onViewChange, favourites, view: 'mine', renderMine });
    expect(screen.getByText('Dag 1')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^1 /);
    again({ onViewChange, favourites: new Set(), view: 'mine', renderMine });
    expect(screen.getByRole('status')).toHaveTextContent(/^0 /);
    expect(screen.queryByText(scheduleLabels.sv.empty)).toBeNull();
    expect(document.querySelector('[data-part="item"]')).toBeNull();
  });

  test('hides past items of the current day in a list until a button is pressed', async () => {
    show({ view: 'list' });
    const grid = document.querySelector('[data-part="day"] [data-part="grid"]');
    expect(grid).toHaveAttribute('data-folded');
    await userEvent.click(screen.getByRole('button', { name: 'Tidigare i dag: 2', expanded: false }));
    expect(grid).not.toHaveAttribute('data-folded');
  });
});

describe('the programme with its items', () => {
  // SCHED-35
  test('names an item by title, times, place and state, without the day of its heading', () => {
    show();
    expect(item(/^Signering med TurboTant, 15.00 till 16.00, Streamer Avenue, Pågår nu, Flyttad från 14.00/)).toBeVisible();
  });

  // SCHED-10
  test('shows the old time of a moved item struck through', () => {
    show();
    expect(item(/Signering.*Flyttad från 14.00/).querySelector('s')).toHaveTextContent('14.00');
  });

  // SCHED-8
  test('opens only external links in a new tab, and has no link without an address', () => {
    show({ entries: scheduleEntries.sv.map(entry => (entry.title === 'Tyst speedrun' ? { ...entry, href: undefined } : entry)) });
    expect(screen.getByRole('link', { name: /Helikoptern landar/ })).toHaveAttribute('target', '_blank');
    expect(item(/Kvartsfinaler/).querySelector('a')).not.toHaveAttribute('target');
    expect(screen.queryByRole('link', { name: /Tyst speedrun/ })).toBeNull();
  });

  // SCHED-11
  test('marks a highlight in words, not by colour alone', () => {
    show();
    expect(item(/^Öppning.*Höjdpunkt/)).toHaveAttribute('data-highlighted');
  });

  // SCHED-37
  test('has favourite buttons outside the link', async () => {
    const onFavouriteChange = vi.fn<NonNullable<ScheduleProps['onFavouriteChange']>>();
    const [, , , saved] = scheduleEntries.sv;
    show({ favourites: new Set([saved?.id ?? '']), onFavouriteChange });
    const button = within(item(/Kvartsfinaler/)).getByRole('button', { name: 'Spara: Kvartsfinaler, CS', pressed: true });
    expect(button.closest('a')).toBeNull();
    await userEvent.click(button);
    expect(onFavouriteChange).toHaveBeenLastCalledWith(saved?.id, false, details);
    await userEvent.click(screen.getByRole('button', { name: 'Spara: Tyst speedrun', pressed: false }));
    expect(onFavouriteChange.mock.lastCall?.[1]).toBe(true);
  });

  test('shows a note, such as a clash, in words', () => {
    show({ notes: new Map([[scheduleEntries.sv[4]?.id ?? '', 'Krockar med Kvartsfinaler, CS']]) });
    expect(item(/Analys/)).toHaveTextContent('Krockar med Kvartsfinaler, CS');
  });
});

describe('the programme at a given time', () => {
  // SCHED-32
  test('marks an item as current in the minute when it begins', () => {
    vi.useFakeTimers({ now: Date.parse('2025-06-14T15:59:59.500+02:00') });
    render(
      <ClockProvider now={Date.now}>
        <Schedule {...base} />
      </ClockProvider>,
    );
    expect(item(/Allsång/)).not.toHaveAttribute('data-state');
    act(() => void vi.advanceTimersByTime(1000));
    expect(item(/Allsång/)).toHaveAttribute('data-state', 'now');
    vi.useRealTimers();
  });

  test('requests the current day by a button during the festival', () => {
    const onDayChange = vi.fn<NonNullable<ScheduleProps['onDayChange']>>();
    show({ day: 0, onDayChange });
    expect(onDayChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Hoppa till nu' }));
    expect(onDayChange).toHaveBeenCalledWith(1, { reason: 'now' });
  });

  test('has `data-arriving` only in the first frame of a newly chosen day', async () => {
    const { again } = show({ view: 'list' });
    await vi.waitFor(() => expect(isArriving()).toBe(false));
    again({ day: 2 });
    expect(isArriving()).toBe(true);
    await vi.waitFor(() => expect(isArriving()).toBe(false));
  });

  test('focuses a current item when jumping to now', () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList);
    show({ view: 'list' });
    fireEvent.click(screen.getByRole('button', { name: 'Hoppa till nu' }));
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Pågår nu');
  });

  test('has no button to jump to now after the festival', () => {
    show({}, '2025-06-20T12:00:00+02:00');
    expect(screen.queryByRole('button', { name: 'Hoppa till nu' })).toBeNull();
    expect(screen.queryByText('Just nu')).toBeNull();
  });

  // SCHED-33
  test('shows a notice and local times to a visitor in another time zone', () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
    show();
    expect(screen.getByText(/Din klocka går efter/)).toBeVisible();
    expect(item(/Kvartsfinaler/).querySelector('[data-part="local"]')).not.toBeNull();
  });

  test.each([
    ['east of the festival', 'Asia/Tokyo', '2025-06-14T23:30:00+02:00', '(sön 06.30)'],
    ['west of the festival', 'America/New_York', '2025-06-15T00:30:00+02:00', '(lör 18.30)'],
    ['in another zone on the same date', 'Europe/London', '2025-06-14T23:30:00+02:00', '(22.30)'],
  ])('shows a visitor %s the local time, with the weekday if the date differs', (_, zone, start, text) => {
    vi.stubEnv('TZ', zone);
    show({ entries: [{ ...entryOf(1, 1, '23:30', '', 'Nattläge'), start }] });
    expect(item(/Nattläge/).querySelector('[data-part="local"]')).toHaveTextContent(text);
    expect(within(item(/Nattläge/)).getByRole('link')).toHaveAccessibleName(expect.stringContaining(text) as string);
    vi.unstubAllEnvs();
  });

  test("shows neither notice nor local times in the festival's own zone", () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
    show();
    expect(screen.queryByText(/Din klocka/)).toBeNull();
    expect(document.querySelector('[data-part="local"]')).toBeNull();
  });
});

test('renders all 200 items of a programme', async () => {
  const { entries, places } = programmeOf(200, 20);
  show({ entries, places, view: 'list' }, '2025-06-10T12:00:00+02:00');
  expect(await screen.findByText('Match 200')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-part="item"]')).toHaveLength(200);
});
