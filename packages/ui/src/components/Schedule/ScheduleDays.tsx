import { useLayoutEffect, useRef, useState, type ComponentProps, type MouseEvent, type RefObject } from 'react';
import { minuteOn, splitHours } from '../ScheduleGrid/gridHours.ts';
import { focusedIn } from '../../foundations/focusedIn.ts';
import { ScheduleGrid, type ScheduleGridProps } from '../ScheduleGrid/index.ts';
import { useGrid, type GridState } from '../ScheduleGrid/useGrid.ts';
import { entryState, type ScheduleEntry } from '../ScheduleItem/index.ts';
import { part } from './Schedule.styles.ts';
import type { ProgrammeDay } from './useProgramme.ts';

export interface ScheduleDaysProps
  extends
    Omit<ScheduleGridProps, 'day' | 'entries' | 'heading' | 'hourLevel' | 'onFavouriteClick' | keyof GridState>,
    Omit<GridState, 'entries' | 'isShown'> {
  programme: readonly ProgrammeDay[];
  id: string;
  level: 2 | 3;
  onFavouriteClick: ((event: MouseEvent) => void) | undefined;
  isReady: boolean;
}

/** The server renders all days, the browser only chosen ones. */
export function ScheduleDays({ programme, hidden, ...rest }: ScheduleDaysProps) {
  return (
    <div {...part.days} hidden={hidden}>
      {programme.map(own => own.entries.length > 0 && <Day key={own.day.day} {...own} {...rest} isChosen={own.isChosen && !hidden} />)}
    </div>
  );
}

interface DayProps extends ProgrammeDay, Omit<ScheduleDaysProps, 'programme'> {}

const presentIn = (entries: readonly ScheduleEntry[], now: number | null) =>
  [
    minuteOn(entries, now) !== undefined,
    ...entries.map(entry => entryState(entry, now)),
    ...splitHours(entries, now).map(({ key }) => key),
  ].join();

/** The control of `panel` for the same item, after `before` was replaced. */
const sameControl = (panel: Element, before: Element) =>
  [...panel.querySelectorAll<HTMLElement>('a, button')].find(one =>
    ['data-part', 'href', 'value'].every(name => one.getAttribute(name) === before.getAttribute(name)),
  );

/** Keeps served HTML until something in it changes. */
function Day({ day, entries, isChosen, id, level, isReady, ...grid }: DayProps) {
  const { now, view, matches, favourites, isFolded, notes, friends, localTime, onFavouriteClick } = grid;
  const [served, setServed] = useState(() => (isReady ? undefined : { entries, view, present: presentIn(entries, now) }));
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const isSame =
    served?.entries === entries &&
    !localTime &&
    (served.view !== 'list' || view === 'list') &&
    !entries.some(entry => notes?.has(entry.id) || friends?.has(entry.id)) &&
    served.present === presentIn(entries, now);
  useLayoutEffect(() => {
    if (isSame || !served) return undefined;
    const render = () => {
      const control = focusedIn(root.current!);
      focused.current = root.current!.contains(control) ? control : null;
      setServed(undefined);
    };
    if (!root.current?.matches(':active')) {
      render();
      return undefined;
    }
    // Rendering during a press would replace the pressed element and lose its click.
    const ending = new AbortController();
    const view = root.current.ownerDocument.defaultView!;
    for (const name of ['pointerup', 'pointercancel', 'keyup'])
      view.addEventListener(name, () => setTimeout(render), { signal: ending.signal });
    return () => ending.abort();
  }, [isSame, served]);
  useLayoutEffect(() => {
    if (!served && focused.current) sameControl(root.current!, focused.current)?.focus({ preventScroll: true });
    focused.current = null;
  }, [served]);

  const isArrived = useRef(!isReady);
  useLayoutEffect(() => {
    if (isChosen && !isArrived.current) arrive(root.current);
    isArrived.current = isChosen;
  }, [isChosen]);

  const panel = { ...part.panel, ref: root, 'data-part': isChosen ? 'day' : 'later', 'data-later': isChosen ? undefined : '' };
  if (served && typeof document !== 'undefined')
    return (
      <ServedDay
        {...panel}
        root={root}
        onClick={onFavouriteClick}
        isFolded={isFolded}
        onMissing={() => setServed(undefined)}
        grid={{ entries, view, matches, favourites, now, isShown: isChosen }}
      />
    );
  if (!isChosen && isReady) return null;
  const Heading = `h${level}` as const;
  return (
    <div {...panel}>
      <ScheduleGrid
        data-day={day.day}
        aria-labelledby={`${id}-${day.day}`}
        heading={
          <Heading id={`${id}-${day.day}`} {...part.heading}>
            {day.name}
          </Heading>
        }
        hourLevel={level === 2 ? 3 : 4}
        {...{ day, entries }}
        {...grid}
      />
    </div>
  );
}

function arrive(panel: HTMLElement | null): void {
  const grid = panel?.querySelector('[data-part="grid"]');
  grid?.toggleAttribute('data-arriving', true);
  requestAnimationFrame(() => setTimeout(() => grid?.removeAttribute('data-arriving')));
}

const asServed = { __html: '' };

interface ServedDayProps extends ComponentProps<'div'>, Pick<ScheduleDaysProps, 'isFolded'> {
  root: RefObject<HTMLDivElement | null>;
  grid: GridState;
  /** Called if the served day is empty, because the server had a global `document`. */
  onMissing: () => void;
}

function ServedDay({ root, grid, isFolded = false, onMissing, ...rest }: ServedDayProps) {
  const { view } = grid;
  useLayoutEffect(() => {
    const day = root.current!.querySelector<HTMLElement>('[data-component="ScheduleGrid"]');
    if (!day) return onMissing();
    day.dataset['view'] = view;
    return void day.querySelector('[data-part="grid"]')!.toggleAttribute('data-folded', isFolded);
  });
  useGrid(root, grid);
  return <div suppressHydrationWarning dangerouslySetInnerHTML={asServed} {...rest} />;
}
