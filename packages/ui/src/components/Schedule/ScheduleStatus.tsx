import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';

export interface ScheduleStatusLabels {
  count: (count: number) => string;
  empty: string;
  clear: string;
  loading: string;
  zoneNotice: (zone: string) => string;
  jumpToNow: string;
}

export interface ScheduleStatusProps {
  isLoading: boolean;
  count: number;
  zone: string | undefined;
  loader: ReactNode;
  labels: ScheduleStatusLabels;
  onClear: (() => void) | undefined;
  /** Goes to the present, while the festival is on. */
  onJump: (() => void) | undefined;
}

/** How many items are shown, told politely; the spinning logo while there is no data and when nothing is left. */
export function ScheduleStatus({ isLoading, count, zone, loader, labels, onClear, onJump }: ScheduleStatusProps) {
  const isEmpty = !isLoading && count === 0;
  return (
    <>
      <div data-part="status">
        <output>{isLoading ? labels.loading : isEmpty ? labels.empty : labels.count(count)}</output>
        {zone && <p>{labels.zoneNotice(zone)}</p>}
        {onJump && (
          <Button size="small" variant="accent" onClick={onJump}>
            {labels.jumpToNow}
          </Button>
        )}
      </div>
      {(isLoading || isEmpty) && (
        <div data-part="empty" data-band="card">
          {/* The status above has said it. */}
          <div aria-hidden="true">{loader}</div>
          <p aria-hidden="true">{isLoading ? labels.loading : labels.empty}</p>
          {isEmpty && onClear && (
            <Button variant="schedule" onClick={onClear}>
              {labels.clear}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
