import { useCallback, useRef, type ReactNode } from 'react';
import { focusedIn } from '../../foundations/focusedIn.ts';
import { Button } from '../Button/index.ts';
import { Loader } from '../Loader/index.ts';
import { part } from './Schedule.styles.ts';

export interface ScheduleStatusLabels {
  count: (count: number) => string;
  empty: string;
  clear: string;
  loading: string;
}

export interface ScheduleStatusProps {
  isLoading: boolean;
  isMine: boolean;
  count: number;
  labels: ScheduleStatusLabels;
  loosen: ReactNode;
  onClear: (() => void) | undefined;
}

export function ScheduleStatus({ isLoading, isMine, count, labels, loosen, onClear }: ScheduleStatusProps) {
  const isEmpty = !isLoading && !isMine && count === 0;
  const status = useRef<HTMLDivElement>(null);
  // The focused button disappears with the box, so the status takes the focus.
  const handOn = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(focusedIn(box))) status.current?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <>
      <div {...part.status} ref={status} tabIndex={-1}>
        <output>{isLoading ? labels.loading : isEmpty ? labels.empty : labels.count(count)}</output>
      </div>
      {(isLoading || isEmpty) && (
        <div {...part.empty} data-band="card" ref={handOn}>
          <div aria-hidden="true">
            <Loader label={labels.loading} />
          </div>
          <p aria-hidden="true">{isLoading ? labels.loading : labels.empty}</p>
          {isEmpty && (
            <div {...part.loosen}>
              {loosen}
              {onClear && (
                <Button tone="schedule" onClick={onClear}>
                  {labels.clear}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </>
  );
}
