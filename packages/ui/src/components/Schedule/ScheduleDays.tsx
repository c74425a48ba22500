import { useState } from 'react';
import { ScheduleGrid, type ScheduleGridProps } from '../ScheduleGrid/index.ts';
import type { ScheduleDay } from '../ScheduleItem/index.ts';
import { part } from './Schedule.styles.ts';
import type { ProgrammeDay } from './useProgramme.ts';

export interface ScheduleDaysProps extends Omit<ScheduleGridProps, 'day' | 'entries' | 'heading' | 'hidden' | 'isDeferred'> {
  programme: readonly ProgrammeDay[];
  idOf: (day: ScheduleDay) => string;
  level: 2 | 3;
  /** Whether the heading above names the day, so that only one is shown. */
  isNamed: boolean;
  isReady: boolean;
  /** Kind of view after a change of day or view since opening: those are rendered in two steps, visible items first. */
  choice: string | undefined;
}

const asServed = { __html: '' };

/** The chosen days; others stay in the served HTML until one is chosen, hidden only where scripts run. */
export function ScheduleDays({ programme, idOf, level, isNamed, isReady, now, choice, ...rest }: ScheduleDaysProps) {
  const Day = `h${level}` as const;
  const [wasServed] = useState(!isReady);
  return (
    <div {...part.days}>
      {programme
        .filter(({ entries, isChosen }) => entries.length > 0 && (isChosen || (wasServed && choice === undefined)))
        .map(({ day, entries, isChosen }) =>
          !isChosen && typeof document !== 'undefined' ? (
            <div
              key={day.day}
              {...part.panel}
              data-part="later"
              data-later=""
              suppressHydrationWarning
              dangerouslySetInnerHTML={asServed}
            />
          ) : (
            <div
              key={`${day.day} ${choice ?? ''}`}
              {...part.panel}
              data-part={isChosen ? 'day' : 'later'}
              data-later={isChosen ? undefined : ''}
            >
              <ScheduleGrid
                data-day={day.day}
                aria-labelledby={idOf(day)}
                heading={
                  isChosen && isNamed ? undefined : (
                    <Day id={idOf(day)} {...part.heading}>
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
