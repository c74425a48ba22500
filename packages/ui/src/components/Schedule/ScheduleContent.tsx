import { useMemo, useState } from 'react';
import { Button } from '../Button/index.ts';
import { NowNext } from '../NowNext/index.ts';
import { entryState, type ScheduleEntry } from '../ScheduleItem/index.ts';
import { part } from './Schedule.styles.ts';
import { ScheduleDays, type ScheduleDaysProps } from './ScheduleDays.tsx';
import type { ScheduleLabels } from './scheduleLabels.ts';

export interface ScheduleContentProps extends Omit<ScheduleDaysProps, 'isFolded' | 'labels'> {
  /** Days stay in the page while another view is shown. */
  hidden: boolean;
  shown: readonly ScheduleEntry[];
  labels: ScheduleLabels;
  isToday: boolean;
  isWhole: boolean;
}

export function ScheduleContent({ shown, labels, isToday, isWhole, hidden, ...rest }: ScheduleContentProps) {
  const { now, matches, places, favourites, onFavouriteClick, level } = rest;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = isToday && !isWhole && !isUnfolded;
  const earlier = useMemo(
    () => (isToday ? shown.filter(entry => entryState(entry, now) === 'over' && (!matches || matches(entry))).length : 0),
    [isToday, shown, now, matches],
  );
  return (
    <>
      {isToday && !hidden && (
        <NowNext {...part.now} entries={shown} level={level === 2 ? 3 : 4} {...{ places, labels, matches, favourites, onFavouriteClick }} />
      )}
      {isToday && !isWhole && !hidden && earlier > 0 && (
        <Button variant="ghost" size="small" {...part.earlier} aria-expanded={!isFolded} onClick={() => setUnfolded(isFolded)}>
          {labels.earlier(earlier)}
        </Button>
      )}
      <ScheduleDays {...rest} hidden={hidden} labels={labels} isFolded={isFolded} />
    </>
  );
}
