import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { useControlled } from '../../foundations/useControlled.ts';
import { arrowLeftGlyph, arrowRightGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { ScheduleDay } from '../ScheduleItem/index.ts';
import { DayPickerFrame, part } from './DayPicker.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type DayPickerVariables = Variables<
  'day-picker',
  'background' | 'color' | 'selected-background' | 'selected-color' | 'radius' | 'font'
>;

export interface DayPickerLabels {
  day: string;
  previousDay: string;
  nextDay: string;
}

export interface DayPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Days to choose from, in order. */
  days: readonly ScheduleDay[];
  /** `day` of the chosen day (controlled); -1 if none is chosen. */
  value?: number | undefined;
  /** `day` of the day chosen initially; -1 for none. @default -1 */
  defaultValue?: number | undefined;
  /** Accessible names of the arrows and of the group. */
  labels: DayPickerLabels;
  /** Called with the `day` of the chosen day, also before a link is followed. */
  onValueChange?: ((day: number, details: { event: MouseEvent }) => void) | undefined;
}

/** A row of days with arrows; days with `href` are links. */
export function DayPicker({ days, value, defaultValue = -1, labels, onValueChange, ...rest }: DayPickerProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('DayPicker', { days, labels });
  const [chosen, setChosen] = useControlled(value, defaultValue);
  const choose = (day: number, event: MouseEvent) => {
    setChosen(day);
    onValueChange?.(day, { event });
  };
  const index = days.findIndex(day => day.day === chosen);
  const neighbour = (step: 1 | -1) => (index < 0 ? days.at(step === 1 ? 0 : -1) : days[(index + step + days.length) % days.length]);

  const row = useRef<HTMLUListElement>(null);
  // `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const tab = row.current?.children[index] as HTMLElement | undefined;
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [index]);

  const arrow = (step: 1 | -1) => {
    const to = neighbour(step);
    if (!to) return null;
    const look = {
      ...part.arrow,
      label: step === 1 ? labels.nextDay : labels.previousDay,
      onClick: (event: MouseEvent) => choose(to.day, event),
      children: <Icon glyph={step === 1 ? arrowRightGlyph : arrowLeftGlyph} />,
    };
    return to.href ? <IconButton {...look} href={to.href} /> : <IconButton {...look} />;
  };

  return (
    <DayPickerFrame data-component="DayPicker" role="group" aria-label={labels.day} {...rest}>
      {arrow(-1)}
      <ul ref={row} role="list">
        {days.map(({ day, shortName, name, href }) => {
          const isChosen = day === chosen;
          const [weekday, date = '', ...month] = shortName.split(' ');
          const text = (
            <span>
              <span {...part.weekday}>{weekday}</span> {date} <span {...part.hidden}>{month.join(' ')}</span>
            </span>
          );
          const look = { ...part.tab, title: name, onClick: (event: MouseEvent) => choose(day, event) };
          return (
            <li key={day}>
              {href ? (
                <Link {...look} href={href} aria-current={isChosen || undefined}>
                  {text}
                </Link>
              ) : (
                <button {...look} type="button" aria-pressed={isChosen}>
                  {text}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {arrow(1)}
    </DayPickerFrame>
  );
}
