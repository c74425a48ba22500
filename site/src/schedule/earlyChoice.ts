import { filterItems } from '@tand/ui/dom';

const days = '[data-component=DayPicker] a[href*="day="]';
const kinds = '[data-component=ScheduleFilters] button[data-kind]';

const all = (selector: string, within: ParentNode = document) => within.querySelectorAll<HTMLElement>(selector);

const dayOf = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get('day');

/** Shows the chosen day or kinds before React (SCHED-16, SCHED-48), also on the first choice after hydration, where React is slow. */
export function showChoiceEarly() {
  const { dataset } = document.documentElement;
  const stage = document.querySelector('[data-component=Schedule] [data-part=stage]');
  if (!stage || 'hydrated' in dataset) return;
  dataset['shown'] = `${days},${kinds}`;
  const asleep = new AbortController();
  const tabs = [...all('[data-component=DayPicker] li a')] as HTMLAnchorElement[];
  /** The strip of a day needs React. */
  const strip = all('[data-component=ScheduleStrip]>*', stage);
  const present = all('[data-component=NowNext],[data-part=earlier]', stage);

  /** The served day; it alone shows what runs now. */
  const opened = tabs.findIndex(tab => tab.ariaCurrent);

  function showDay(link: HTMLAnchorElement) {
    const index = tabs.findIndex(tab => dayOf(tab) === dayOf(link));
    const panels = [...all('[data-part=days]>*', stage!)];
    const panel = panels.find(one => one.querySelector(`[data-day="${dayOf(link)}"]`));
    if (!panel) return;
    for (const one of panels) {
      one.dataset['part'] = one === panel ? 'day' : 'later';
      one.toggleAttribute('data-later', one !== panel);
    }
    // The panel's heading is only for all days.
    const own = panel.querySelector<HTMLElement>('h2,h3');
    const heading = stage!.querySelector('[data-part=titles] [data-part=heading]')!;
    const [weekday = '', ...date] = tabs[index]!.title.split(' ');
    heading.firstChild!.nodeValue = weekday;
    heading.querySelector('small')!.textContent = date.join(' ');
    if (own?.dataset['part'] === 'heading') own.hidden = true;
    for (const [at, tab] of tabs.entries()) {
      if (at === index) tab.ariaCurrent = 'true';
      else tab.removeAttribute('aria-current');
    }
    const arrows = [...all('[data-component=DayPicker]>a')] as HTMLAnchorElement[];
    for (const [at, arrow] of arrows.entries()) arrow.href = tabs.at((index + (at ? 1 : -1)) % tabs.length)!.href;
    for (const part of present) part.hidden = index !== opened;
    for (const part of strip) part.style.visibility = index === opened ? '' : 'hidden';
  }

  function filter() {
    const chosen = new Set([...all(`${kinds}[aria-pressed=true]`)].map(one => one.dataset['kind']));
    const day = stage!.querySelector('[data-part=day]')!;
    filterItems(day.querySelector('[data-part=items]'), item => chosen.size > 0 && !chosen.has((item as HTMLElement).dataset['kind']));
    const count = all('[data-component=ScheduleItem]:not([hidden])', day).length;
    const told = stage!.querySelector('[data-part=status] output')!;
    // React has the texts for one and none.
    if (count > 1) told.textContent = told.textContent.replace(/\d+/, String(count));
  }

  function show(event: MouseEvent) {
    const used = event.target instanceof Element ? event.target.closest<HTMLElement>(`${days},${kinds}`) : null;
    if (!used) return undefined;
    // React may already listen before hydration.
    event.stopPropagation();
    if (used instanceof HTMLAnchorElement) showDay(used);
    else for (const same of all(`${kinds}[data-kind="${used.dataset['kind']}"]`)) same.ariaPressed = String(same.ariaPressed !== 'true');
    filter();
    return used;
  }
  // A click with a modifier key is the browser's.
  addEventListener('click', event => event.defaultPrevented && show(event), { capture: true, signal: asleep.signal });
  function showFirst(event: MouseEvent) {
    // Only on the page as served: a query means that something was chosen.
    if (location.search || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const used = show(event);
    if (!used) return;
    event.preventDefault();
    removeEventListener('click', showFirst, true);
    requestAnimationFrame(() => setTimeout(() => used.dispatchEvent(new MouseEvent('click', event))));
  }
  addEventListener(
    'tand:hydrated',
    () => {
      asleep.abort();
      delete dataset['shown']; // the boot script listens first, and has repeated everything by now
      for (const part of strip) part.style.visibility = '';
      addEventListener('click', showFirst, true);
    },
    { once: true },
  );
}
