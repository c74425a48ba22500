import '../../styles/global.css';
import '../../tokens/tokens.css';
import { cleanup, render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { crowdedProgramme, entryOf, programmeOf, scheduleDays, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { LocaleProvider } from '../../foundations/LocaleProvider/index.ts';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { ScheduleGrid, type ScheduleView } from './index.ts';

const [, saturday] = scheduleDays.sv;
if (!saturday) throw new Error('The fixture has no second day.');

const gridOf = (entries: readonly ScheduleEntry[], view: ScheduleView, places = schedulePlaces.sv) => (
  <ScheduleGrid day={saturday} entries={entries} places={places} labels={scheduleLabels.sv} view={view} onFavouriteClick={() => {}} />
);
const show = (
  entries: readonly ScheduleEntry[],
  width: number,
  view: ScheduleView = 'auto',
  places = schedulePlaces.sv,
  { lang = 'sv', dir = 'ltr' } = {},
) => {
  const { container } = render(
    <LocaleProvider lang={lang}>
      <div dir={dir} style={{ width }}>
        {gridOf(entries, view, places)}
      </div>
    </LocaleProvider>,
  );
  return container.querySelector<HTMLElement>('[data-part="grid"]')!;
};
const items = () => [...document.querySelectorAll<HTMLElement>('[data-part="item"]')];
const titleOf = (item: HTMLElement) => item.querySelector<HTMLElement>('[data-part="title"]')!;
const boxes = () => items().map(item => ({ name: titleOf(item).textContent, box: item.getBoundingClientRect() }));
const itemOf = (name: string) => items().find(item => titleOf(item).textContent.startsWith(name))!;
const box = (name: string) => boxes().find(item => item.name.startsWith(name))!.box;

const collisions = () => {
  const all = boxes();
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter(
        b => a.box.left < b.box.right - 1 && b.box.left < a.box.right - 1 && a.box.top < b.box.bottom - 1 && b.box.top < a.box.bottom - 1,
      )
      .map(b => `${a.name} / ${b.name}`),
  );
};

const awkward = [
  entryOf(1, 2, '12:00', '12:05', 'Fem minuter'),
  entryOf(1, 2, '12:05', '12:10', 'Fem till'),
  entryOf(1, 2, '12:10', '12:10', 'Ingen tid alls'),
  entryOf(1, 5, '12:00', '14:00', 'Kvartsfinaler, CS'),
  entryOf(1, 5, '12:10', '13:00', 'Analys vid ringside med en mycket lång rubrik som inte får plats'),
  entryOf(1, 5, '12:20', '12:40', 'Signering'),
  entryOf(1, 6, '13:00', '', 'Öppet slut'),
  { ...entryOf(1, 8, '12:00', '11:59', 'Dygnet runt'), endMinutes: 720 + 1440 },
  entryOf(1, 1, '23:30', '02:00', 'Över midnatt'),
].toSorted((a, b) => a.startMinutes - b.startMinutes);

describe('the wall', () => {
  // SCHED-27
  test('never overlaps items, whether short, open-ended, simultaneous, all day or overnight', () => {
    show(awkward, 1280, 'grid');
    expect(boxes()).toHaveLength(awkward.length);
    expect(collisions()).toEqual([]);
  });

  // SCHED-26
  test('has the same height for every minute, whatever the length of titles', () => {
    show(awkward, 1280, 'grid');
    const { top } = box('Fem minuter');
    expect(box('Öppet slut').top - top).toBeCloseTo(120, 0);
    expect(box('Över midnatt').top - top).toBeCloseTo(11.5 * 120, 0);
    expect(box('Kvartsfinaler').height).toBeCloseTo(238, 0);
  });

  // SCHED-27
  test('puts simultaneous items of a place side by side', () => {
    show(awkward, 1280, 'grid');
    expect(box('Kvartsfinaler').right).toBeLessThanOrEqual(box('Analys').left + 1);
    expect(box('Analys').right).toBeLessThanOrEqual(box('Signering').left + 1);
  });

  test.each([1280, 390])('leaves room for a tick mark next to every hour, in seven languages, at %i px', width => {
    for (const lang of ['sv', 'en-US', 'ar', 'ja', 'de', 'ko', 'hi'])
      for (const dir of ['ltr', 'rtl']) {
        const grid = show(awkward, width, 'grid', schedulePlaces.sv, { lang, dir });
        const tick = width < 896 ? 8 : 12;
        for (const hour of grid.querySelectorAll('[data-part="hours"] > li:not([data-part])')) {
          const box = hour.getBoundingClientRect();
          const words = [...hour.childNodes].flatMap(node => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()];
          });
          for (const { left, right, bottom } of words) {
            const room = dir === 'rtl' ? left - box.left : box.right - right;
            expect(room, `${lang} ${dir} ${hour.textContent}`).toBeGreaterThanOrEqual(tick);
            expect(bottom, `${lang} ${hour.textContent}`).toBeLessThanOrEqual(box.bottom);
          }
        }
        cleanup();
      }
  });

  test('aligns items with the label of their place', () => {
    const grid = show(awkward, 1280, 'grid');
    const label = [...grid.querySelectorAll('[data-part="head"]')].find(element => element.textContent.includes('Tokyo Town'));
    expect(Math.abs((label?.getBoundingClientRect().left ?? 0) - box('Fem minuter').left)).toBeLessThan(8);
  });

  // Each sticky title is a compositor layer, and a wall has hundreds of items.
  test('has sticky titles only in long and in current items', () => {
    show(awkward, 1280, 'grid');
    const sticks = (name: string) => getComputedStyle(itemOf(name).querySelector('[data-part="in"]')!).position === 'sticky';
    expect(sticks('Kvartsfinaler')).toBe(true);
    expect(sticks('Analys')).toBe(false);
    itemOf('Analys').dataset['state'] = 'now';
    expect(sticks('Analys')).toBe(true);
  });

  test('draws the elapsed time of a current item as a strip that does not touch the title', () => {
    show(awkward, 1280, 'grid');
    // Skips items of five hours or more, which are narrow columns: the box of their vertical text is wider than its letters.
    for (const item of items().filter(each => each.dataset['rail'] === undefined)) {
      item.dataset['state'] = 'now';
      const inner = item.getBoundingClientRect().left + item.clientLeft;
      const words = document.createRange();
      words.selectNodeContents(item.querySelector('[data-part="title"]')!.lastChild!);
      const [strip, face] = getComputedStyle(item).backgroundSize.split(', ');
      expect(inner + Number.parseFloat(strip!), item.textContent).toBeLessThanOrEqual(words.getBoundingClientRect().left);
      expect(face, 'has one colour below').toBe('auto');
    }
  });

  test.each(['next', 'now'])('wraps a long title around the favourite button, in the state %s', state => {
    show(
      schedulePlaces.sv.map(({ id }) =>
        entryOf(1, Number(id), '12:00', '13:00', 'Kvartsfinal: hela hallen håller andan, sedan jublar alla på en gång'),
      ),
      1280,
      'grid',
    );
    const [item] = items();
    item!.dataset['state'] = state;
    const star = item!.querySelector('[data-part="favourite"]')!.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(titleOf(item!));
    const lines = [...range.getClientRects()].filter(line => line.top < item!.getBoundingClientRect().bottom);
    expect(Math.max(...lines.map(line => line.bottom))).toBeGreaterThan(star.top + 6);
    expect(lines.filter(line => line.bottom > star.top + 6 && line.right > star.left)).toEqual([]);
  });

  // SCHED-37
  test.each([
    ['ltr', 'below', '13:00'],
    ['rtl', 'below', '13:00'],
    ['ltr', 'next to', '15:00'],
    ['rtl', 'next to', '15:00'],
  ])('has a touch target of at least 44 px for a favourite button: %s, %s the text', (dir, _, end) => {
    show([entryOf(1, 5, '12:00', end, 'Final')], 1280, 'grid', schedulePlaces.sv, { dir });
    const star = document.querySelector('[data-part="favourite"]')!;
    star.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = star.getBoundingClientRect();
    const reach = (x: number, y: number) =>
      Array.from({ length: 99 }, (_, px) => px).findIndex(
        px => document.elementFromPoint(left + width / 2 + x * (px + 0.5), top + height / 2 + y * (px + 0.5)) !== star,
      );
    expect(Math.min(reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1))).toBeGreaterThanOrEqual(44);
  });

  test('keeps names of places, hours and the title of a long item in view when scrolled', () => {
    const { entries, places } = crowdedProgramme(300, 60);
    const long = entryOf(1, 30, '08:00', '23:00', 'Dygnets långa final', { kind: 'esport' });
    const grid = show(
      [long, ...entries].toSorted((a, b) => a.startMinutes - b.startMinutes),
      1280,
      'grid',
      places,
    );
    titleOf(items().find(item => item.textContent.includes('Dygnets'))!).scrollIntoView({ inline: 'center' });
    grid.scrollTop = 800;
    const [label, hours, outer] = [...grid.querySelectorAll('[data-part="heads"], [data-part="hours"]'), grid].map(part =>
      part.getBoundingClientRect(),
    );
    expect(grid.scrollLeft).toBeGreaterThan(0);
    expect(Math.abs(label!.top - outer!.top)).toBeLessThan(4);
    expect(Math.abs(hours!.left - outer!.left)).toBeLessThan(4);
    const title = titleOf(items().find(item => item.textContent.includes('Dygnets'))!).getBoundingClientRect();
    expect(title.top).toBeGreaterThanOrEqual(label!.bottom);
    expect(title.bottom).toBeLessThan(label!.bottom + 120);
  });
});

test.each([390, 1280])('lets the name of a place cover only the lower line of its frame, at %i px', width => {
  const head = show([entryOf(1, 5, '12:00', '14:00', 'Kvartsfinal')], width, 'grid').querySelector('[data-part="head"]')!;
  const frame = parseFloat(getComputedStyle(head, '::before').bottom);
  const name = head.querySelector('b')!.getBoundingClientRect();
  expect(head.getBoundingClientRect().bottom - name.top).toBeLessThanOrEqual(frame + 2);
});

describe('a grid with many items', () => {
  test.each([
    [10, 1280],
    [60, 1280],
    [60, 390],
  ])('scrolls inside its box, without overlaps or items narrower than 60 px: %i places at %i px', (placeCount, width) => {
    const { entries, places } = crowdedProgramme(placeCount * 5, placeCount);
    const grid = show(entries, width, 'grid', places);
    expect(boxes()).toHaveLength(entries.length);
    expect(collisions()).toEqual([]);
    expect(Math.min(...boxes().map(item => item.box.width))).toBeGreaterThanOrEqual(60);
    expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(Math.max(window.innerWidth, width));
  });

  test('has all 5,000 items in the page, at most nine elements per item, and draws at most 200', () => {
    const { entries, places } = programmeOf(5000, 60);
    const { container } = render(
      <ScheduleGrid day={saturday} entries={entries} places={places} labels={scheduleLabels.sv} view="list" onFavouriteClick={() => {}} />,
    );
    return vi.waitFor(
      () => {
        expect(container.querySelectorAll('[data-part="item"]')).toHaveLength(5000);
        expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(5000 * 9);
        const drawn = [...container.querySelectorAll('[data-part="item"]')].filter(item =>
          item.checkVisibility({ contentVisibilityAuto: true }),
        );
        expect(drawn.length).toBeGreaterThan(0);
        expect(drawn.length).toBeLessThanOrEqual(200);
      },
      { timeout: 20_000 },
    );
  });
});

const isGrid = (grid: HTMLElement) => getComputedStyle(grid).display === 'grid';

describe('the view', () => {
  // SCHED-30
  test('follows the width of the container', () => {
    expect(isGrid(show(awkward, 1280))).toBe(true);
    cleanup();
    expect(isGrid(show(awkward, 700))).toBe(false);
  });
  test('does not depend on the width if given as a prop', () => {
    expect(isGrid(show(awkward, 1280, 'list'))).toBe(false);
    cleanup();
    expect(isGrid(show(awkward, 700, 'grid'))).toBe(true);
  });
});

// Icons and patterns are set in CSS rules: browsers would parse an SVG in a custom property again for each of a thousand items.
test("shows the icon of an item's kind, and in a list the pattern of its place", () => {
  const talk = entryOf(1, 2, '12:00', '13:00', 'Samtal', { kind: 'talk' });
  show([talk], 1280, 'grid');
  const sign = getComputedStyle(itemOf('Samtal').querySelector('[data-part="time"]')!, '::before').maskImage;
  expect(sign).toContain('svg');
  cleanup();
  show([talk], 800, 'list');
  const item = itemOf('Samtal');
  expect(getComputedStyle(item.querySelector('[data-part="place"]')!, '::after').maskImage).toBe(sign);
  expect(getComputedStyle(item, '::before').backgroundImage).toContain('svg');
});

test.each([390, 1280])('does not clip a long description with a link to the page, in a list of %i px', width => {
  const description = 'Publiken får gissa med, och den som gissar rätt får en penna. '.repeat(4);
  const linked = entryOf(1, 2, '12:00', '13:00', 'Linked', {
    description,
    href: '/esports',
    pageHref: '/schedule/linked',
  });
  show([linked], width, 'list');
  const text = items()[0]!.querySelector('[data-part="description"]')!;
  expect(text.scrollHeight).toBe(text.clientHeight);
});

test('does not scroll sideways as a list of 288 px', () => {
  const grid = show(awkward, 288, 'list');
  expect(grid.scrollWidth).toBeLessThanOrEqual(288);
  expect(collisions()).toEqual([]);
});

test('names the place out of view that has a current item, and counts the others out of view', async () => {
  const places = ['Scen', 'Torg', 'Hall', 'Kafé', 'Lounge', 'Gård'].map((name, id) => ({ id, name }));
  const first = entryOf(1, 4, '12:00', '13:00', 'Punkt i Lounge');
  const others = places.filter(({ id }) => id !== first.placeId).map(({ id, name }) => entryOf(1, id, '14:00', '15:00', `Punkt i ${name}`));
  const { container } = render(
    <div style={{ width: 900 }}>
      <ScheduleGrid
        day={saturday}
        entries={[first, ...others]}
        places={places}
        labels={scheduleLabels.sv}
        view="grid"
        now={Date.parse(first.start) + 60_000}
      />
    </div>,
  );
  const grid = container.querySelector<HTMLElement>('[data-part="grid"]')!;
  grid.style.setProperty('--wide', '3');
  const heads = grid.querySelector<HTMLElement>('[data-part="heads"]')!;
  await expect.poll(() => heads.dataset['after']).toMatch(/^Lounge \+[2-4] →$/);
  grid.scrollLeft = grid.scrollWidth;
  await expect.poll(() => heads.dataset['after']).toBeUndefined();
});

const hourOf = (grid: HTMLElement) => grid.querySelector('[data-part="hours"] > li')!.getBoundingClientRect();
const headOf = (grid: HTMLElement, index = 0) => grid.querySelectorAll('[data-part="head"]')[index]!.getBoundingClientRect();
const touch = (target: EventTarget, type: string, pointerId: number, clientX: number, clientY: number) =>
  target.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY, bubbles: true }));
const mouse = (target: EventTarget, type: string, clientX: number, clientY: number) =>
  target.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY, bubbles: true }));

describe('the wall, by pointer and by key', () => {
  const places = Array.from({ length: 12 }, (_, id) => ({ id, name: `Plats ${id}` }));
  const entries = Array.from({ length: 15 }, (_, hour) =>
    places.map(({ id }) =>
      entryOf(1, id, `${String(hour + 8).padStart(2, '0')}:00`, `${String(hour + 8).padStart(2, '0')}:50`, `Punkt ${id}`),
    ),
  ).flat();
  const wall = (width = 1280, dir = 'ltr') => show(entries, width, 'grid', places, { dir });

  // SCHED-63
  test.each([
    ['up and down makes minutes taller', 0, 100, 1, 2],
    ['sideways makes columns wider', 100, 0, 2, 1],
  ])('zooms around the fingers: a pinch %s', (_, x, y, wider, taller) => {
    const grid = wall();
    grid.scrollTo(300, 400);
    const [hour, head] = [hourOf(grid).height, headOf(grid).width];
    const { left, top } = grid.getBoundingClientRect();
    const [midX, midY] = [left + 600, top + 350];
    const under = () => (midY - hourOf(grid).top) / hourOf(grid).height;
    const before = under();
    touch(grid, 'pointerdown', 1, midX - x / 2, midY - y / 2);
    touch(grid, 'pointerdown', 2, midX + x / 2, midY + y / 2);
    touch(window, 'pointermove', 1, midX - x, midY - y);
    touch(window, 'pointermove', 2, midX + x, midY + y);
    touch(window, 'pointerup', 1, midX - x, midY - y);
    touch(window, 'pointerup', 2, midX + x, midY + y);
    expect(hourOf(grid).height / hour).toBeCloseTo(taller, 1);
    expect(headOf(grid).width / head).toBeCloseTo(wider, 1);
    expect(under()).toBeCloseTo(before, 0);
    // One finger scrolls natively.
    const settled = hourOf(grid).height;
    touch(grid, 'pointerdown', 3, midX, midY);
    touch(window, 'pointermove', 3, midX, midY + 80);
    expect(hourOf(grid).height).toBe(settled);
  });

  // SCHED-63
  test.each([
    ['ltr', 1, 'right'],
    ['rtl', -1, 'left'],
  ] as const)('zooms around the middle; names a place beyond the inline end and counts the others: %s', async (dir, sign, end) => {
    const grid = wall(1280, dir);
    const heads = () => [...grid.querySelectorAll('[data-part="head"]')].map(head => head.getBoundingClientRect());
    const outer = grid.getBoundingClientRect();
    const hidden = () =>
      heads().filter(({ left, width }) => (dir === 'rtl' ? left + width / 2 < outer.left : left + width / 2 > outer.right)).length;
    await expect.poll(() => grid.querySelector('[data-after]')?.getAttribute('data-after')).toContain(dir === 'rtl' ? '←' : '→');
    expect(hidden()).toBeGreaterThan(1);
    expect(grid.querySelector('[data-after]')!.getAttribute('data-after')).toContain(`+${hidden() - 1} `);
    expect(getComputedStyle(grid.querySelector('[data-after]')!, '::after')[end]).toBe('0px');

    grid.scrollTo(300 * sign, 400);
    const x = outer.left + outer.width / 2;
    const under = () => {
      const index = heads().findIndex(({ left, right }) => left <= x && right > x);
      return index + ((x - heads()[index]!.left) / heads()[index]!.width) * sign;
    };
    const before = under();
    titleOf(items()[0]!).dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true }));
    expect(under()).toBeCloseTo(before, 1);
  });

  test.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ])('moves focus to the next place by the arrow key that points to it: %s', (dir, key) => {
    wall(1280, dir);
    const title = titleOf(itemOf('Punkt 0'));
    title.focus();
    title.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(document.activeElement?.textContent).toContain('Punkt 1');
  });

  // SCHED-63
  test('zooms by the keys and buttons for plus and minus, down to a minimum', () => {
    const grid = wall();
    const title = titleOf(items()[0]!);
    const size = () => [Math.round(hourOf(grid).height), Math.round(headOf(grid).width)];
    const press = (key: string) => title.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const [tall = 0, wide = 0] = size();
    press('+');
    expect(size()).toEqual([Math.round(tall * 1.25), Math.round(wide * 1.25)]);
    press('-');
    expect(size()).toEqual([tall, wide]);
    const button = (name: string) => [...grid.querySelectorAll('button')].find(one => one.getAttribute('aria-label') === name)!;
    button(scheduleLabels.sv.nearer).click();
    expect(size()[0]).toBe(Math.round(tall * 1.25));
    button(scheduleLabels.sv.farther).click();
    expect(size()).toEqual([tall, wide]);
    for (let i = 0; i < 20; i++) press('-');
    const least = size();
    expect([least[0]! < tall, least[0]! > 60, least[1]! < wide]).toEqual([true, true, true]);
    press('-');
    expect(size()).toEqual(least);
  });

  // SCHED-63
  test('is scrolled by dragging with the mouse, which opens no link, unlike a click', async () => {
    const grid = wall();
    grid.scrollTo(100, 400);
    const title = titleOf(items().find(item => item.getBoundingClientRect().left > 100)!);
    const clicks = vi.fn<(event: Event) => void>(event => event.preventDefault());
    title.addEventListener('click', clicks);
    mouse(title, 'pointerdown', 600, 300);
    mouse(window, 'pointermove', 500, 260);
    expect([grid.scrollLeft, grid.scrollTop]).toEqual([200, 440]);
    mouse(window, 'pointerup', 500, 260);
    title.click();
    expect(clicks).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(grid.dataset['panning']).toBeUndefined());
    mouse(title, 'pointerdown', 600, 300);
    mouse(window, 'pointermove', 602, 301);
    mouse(window, 'pointerup', 602, 301);
    title.click();
    expect(clicks).toHaveBeenCalledOnce();
    expect([grid.scrollLeft, grid.scrollTop]).toEqual([200, 440]);
  });

  test('can be dragged in an iframe that is rendered from its parent page', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.style.width = '1280px';
    const { head, body } = frame.contentDocument!;
    head.append(...[...document.querySelectorAll('style, link[rel=stylesheet]')].map(sheet => sheet.cloneNode(true)));
    render(createPortal(gridOf(awkward, 'grid'), body));
    const grid = body.querySelector<HTMLElement>('[data-part="grid"]')!;
    mouse(grid, 'pointerdown', 600, 300);
    mouse(frame.contentWindow!, 'pointermove', 500, 260);
    expect(grid.dataset['panning']).toBe('');
    frame.remove();
  });

  // SCHED-63
  test('shows two complete places on a phone, and ends a scroll at the edge of a place', async () => {
    const grid = wall(390);
    const gutter = grid.querySelector<HTMLElement>('[data-part="hours"]')!.getBoundingClientRect();
    expect(headOf(grid, 1).right).toBeLessThanOrEqual(grid.getBoundingClientRect().right + 1);
    grid.scrollLeft = headOf(grid).width * 2.4;
    await vi.waitFor(() => expect(Math.abs(headOf(grid, 2).left - gutter.right)).toBeLessThan(12));
  });
});

// SCHED-34
test('moves focus by arrow keys past an item that CSS hides', async () => {
  show(programmeOf(6, 1).entries, 800, 'list');
  const [first, second, third] = items();
  second!.style.display = 'none';
  titleOf(first!).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(titleOf(third!)).toHaveFocus();
});
