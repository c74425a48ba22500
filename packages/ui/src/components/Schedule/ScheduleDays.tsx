import { ScheduleGrid, type ScheduleGridProps } from '../ScheduleGrid/index.ts';
import type { ScheduleDay } from '../ScheduleItem/index.ts';
import type { ProgrammeDay } from './useProgramme.ts';

export interface ScheduleDaysProps extends Omit<ScheduleGridProps, 'day' | 'entries' | 'heading' | 'hidden'> {
  programme: readonly ProgrammeDay[];
  isHidden: (day: ProgrammeDay) => boolean;
  /** Id of a day's heading. */
  idOf: (day: ScheduleDay) => string;
  headingLevel: 2 | 3;
}

/** Every day of the programme under its heading; those not chosen are in the page, hidden. */
export function ScheduleDays({ programme, isHidden, idOf, headingLevel, now, ...rest }: ScheduleDaysProps) {
  const Day = `h${headingLevel}` as const;
  return (
    <div data-part="days">
      {programme
        .filter(({ entries }) => entries.length > 0)
        .map(({ day, entries, isChosen }) => (
          <ScheduleGrid
            key={day.day}
            data-day={day.day}
            data-shown={isChosen}
            hidden={isHidden({ day, entries, isChosen })}
            aria-labelledby={idOf(day)}
            heading={
              <Day id={idOf(day)} data-part="heading">
                {day.name}
              </Day>
            }
            day={day}
            entries={entries}
            now={isChosen ? now : null}
            {...rest}
          />
        ))}
    </div>
  );
}
