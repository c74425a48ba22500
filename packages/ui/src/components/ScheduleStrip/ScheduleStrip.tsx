import { memo, useMemo, type ComponentPropsWithRef, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { clockText, hourText, useLocale } from '../../foundations/LocaleProvider/index.ts';
import { isRtl } from '../../foundations/isRtl.ts';
import { hoursOf, type PlaceId, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import { itemPart } from '../ScheduleItem/itemPart.ts';
import { part, ScheduleStripFrame } from './ScheduleStrip.styles.ts';
import { barsOf, hourAt, isOn } from './stripBars.ts';
import type { Variables } from '../../styles/variables.ts';

export type ScheduleStripVariables = Variables<'schedule-strip', 'background' | 'color' | 'border' | 'radius' | 'font' | 'now-background'>;

/** From this number of places, a row is one cell, as a cell for each hour would be too many. */
const denseFrom = 24;

export interface ScheduleStripLabels {
  strip: (day: string) => string;
  nothing: string;
  place: string;
}

export interface ScheduleStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the day. */
  day: string;
  /** Items of the day. */
  entries: readonly ScheduleEntry[];
  /** Places, for their names and colours. */
  places: readonly SchedulePlace[];
  /** Name of the table, heading of its places, text of an empty hour. */
  labels: ScheduleStripLabels;
  /** Current minute, counted like `startMinutes` of items; undefined on another day. */
  minute?: number | undefined;
  /** Called with minute, place and item of the pressed cell; an hour's heading has neither place nor item. */
  onGo?: ((to: StripGoal) => void) | undefined;
}

export interface StripGoal {
  minute: number;
  placeId: PlaceId | null;
  entry: ScheduleEntry | undefined;
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function moveOn(event: KeyboardEvent<HTMLTableElement>) {
  const cell = (event.target as Element).closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest('tr');
  const table = row?.closest('table');
  if (!cell || !row || !table) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    cell.click();
    return;
  }
  const move = moves[event.key];
  const last = row.cells.length - 1;
  const at = move
    ? cell.cellIndex + (isRtl(table) ? -move[1] : move[1])
    : event.key === 'Home'
      ? 1
      : event.key === 'End'
        ? last
        : undefined;
  if (at === undefined) return;
  const next = table.rows[Math.max(1, row.rowIndex + (move?.[0] ?? 0))]?.cells[Math.max(1, Math.min(last, at))];
  event.preventDefault();
  if (!next || next === cell) return;
  for (const other of table.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
  next.tabIndex = 0;
  next.focus();
}

function ScheduleStripBase({ day, entries, places, labels, minute, onGo, ...rest }: ScheduleStripProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ScheduleStrip', { entries, places, labels });
  const { lang } = useLocale();
  const { rows, hours, from, to } = useMemo(() => {
    const span = hoursOf(entries);
    const list = places
      .map(place => ({ place, entries: entries.filter(entry => entry.placeId === place.id || entry.morePlaces?.includes(place.id)) }))
      .filter(row => row.entries.length > 0)
      .map(row => ({ ...row, style: { '--row': barsOf(row.entries, span.from, span.to) } as CSSProperties }));
    return {
      ...span,
      rows: list,
      hours: Array.from({ length: (span.to - span.from) / 60 }, (_, index) => span.from + index * 60),
    };
  }, [entries, places]);
  const isDense = rows.length >= denseFrom;
  const present = minute === undefined || minute < from || minute >= to ? undefined : minute;
  const first = Math.max(0, hours.indexOf(Math.floor((present ?? from) / 60) * 60));

  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const cell = (event.target as Element).closest<HTMLTableCellElement>('td, th');
    if (!cell) return;
    const row = rows[(cell.parentElement as HTMLTableRowElement).rowIndex - 1];
    const start = isDense && row ? hourAt(event, cell, hours) : hours[cell.cellIndex - 1];
    const at = start ?? present ?? from;
    const running = row?.entries.findLast(entry => isOn(entry, at, start === undefined ? 1 : 60));
    // A key press on a row of one cell has no hour.
    const next = start === undefined ? (row?.entries.find(entry => entry.startMinutes >= at) ?? row?.entries.at(-1)) : undefined;
    onGo?.({ minute: start ?? (running ? at : (next?.startMinutes ?? at)), placeId: row?.place.id ?? null, entry: running ?? next });
  };

  return (
    <ScheduleStripFrame data-component="ScheduleStrip" data-dense={isDense || undefined} {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table moved through by arrows is a grid */}
      <table role="grid" aria-label={labels.strip(day)} aria-readonly="true" onKeyDown={moveOn} onClick={onClick}>
        <thead>
          <tr>
            <td>
              <span {...itemPart.hidden}>{labels.place}</span>
            </td>
            {hours.map(hour => (
              <th key={hour} scope="col">
                {hourText(hour, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, entries: own, style }, index) => (
            <tr key={place.id} data-color={place.color} style={style}>
              <th scope="row">
                <span {...itemPart.hidden}>{place.name}</span>
              </th>
              {isDense ? (
                <td colSpan={hours.length} tabIndex={index === 0 ? 0 : -1}>
                  {own.map(({ startMinutes, title }) => `${clockText(startMinutes, lang)} ${title}`).join(', ')}
                </td>
              ) : (
                hours.map((hour, column) => {
                  const on = own.filter(entry => isOn(entry, hour));
                  return (
                    <td key={hour} tabIndex={index === 0 && column === first ? 0 : -1} data-on={on.length > 0 || undefined}>
                      {on.map(({ title }) => title).join(', ') || labels.nothing}
                    </td>
                  );
                })
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <i {...part.window} hidden />
      {present !== undefined && <i {...part.at} style={{ '--at': (present - from) / (to - from) } as CSSProperties} />}
    </ScheduleStripFrame>
  );
}

/** A day as bars by place, with a grid for assistive technology. */
export const ScheduleStrip = memo(ScheduleStripBase);
ScheduleStrip.displayName = 'ScheduleStrip';
