import { useState } from 'react';
import { ScheduleGrid, type ScheduleGridProps } from '../ScheduleGrid/index.ts';
import type { ScheduleDay } from '../ScheduleItem/index.ts';
import type { ProgrammeDay } from './useProgramme.ts';

export interface ScheduleDaysProps extends Omit<ScheduleGridProps, 'day' | 'entries' | 'heading' | 'hidden' | 'isDeferred'> {
  programme: readonly ProgrammeDay[];
  /** Id of a day's heading. */
  idOf: (day: ScheduleDay) => string;
  level: 2 | 3;
  /** The heading above all names the one day that is chosen. */
  isNamed: boolean;
  /** The page is not served any more. */
  isReady: boolean;
  /** The kind of view, once another day or view than the page opened with was chosen: those are made anew, what is seen of them first. */
  choice: string | undefined;
}

const asServed = { __html: '' };

/**
 * The chosen days. The others are in the served page, hidden, and left as they came: React neither reads nor makes them, and
 * what a script has shown of them before stays in sight until the day is made, which it is when it is chosen.
 */
export function ScheduleDays({ programme, idOf, level, isNamed, isReady, now, choice, ...rest }: ScheduleDaysProps) {
  const Day = `h${level}` as const;
  const [wasServed] = useState(!isReady);
  return (
    <div data-part="days">
      {programme
        .filter(({ entries, isChosen }) => entries.length > 0 && (isChosen || (wasServed && choice === undefined)))
        .map(({ day, entries, isChosen }) =>
          !isChosen && typeof document !== 'undefined' ? (
            <div key={day.day} data-part="later" suppressHydrationWarning dangerouslySetInnerHTML={asServed} />
          ) : (
            <div key={`${day.day} ${choice ?? ''}`} data-part={isChosen ? 'day' : 'later'}>
              <ScheduleGrid
                data-day={day.day}
                aria-labelledby={idOf(day)}
                heading={
                  isChosen && isNamed ? undefined : (
                    <Day id={idOf(day)} data-part="heading">
                      {day.name}
                    </Day>
                  )
                }
                hourLevel={level === 2 ? 3 : 4}
                day={day}
                entries={entries}
                now={isChosen ? now : null}
                isDeferred={choice !== undefined}
                {...rest}
              />
            </div>
          ),
        )}
    </div>
  );
}
