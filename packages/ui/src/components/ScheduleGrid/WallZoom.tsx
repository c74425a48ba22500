import type { RefObject } from 'react';
import { part } from './ScheduleGrid.styles.ts';
import type { ScheduleGridLabels } from './ScheduleGridRows.tsx';
import { zoomWall } from './useWall.ts';

export function WallZoom({ board, labels }: { board: RefObject<HTMLElement | null>; labels: ScheduleGridLabels }) {
  const zoom = (direction: 1 | -1) => () => board.current && zoomWall(board.current, direction);
  return (
    <div role="group" aria-label={labels.zoom} {...part.zoom}>
      <button type="button" aria-label={labels.nearer} aria-keyshortcuts="+" onClick={zoom(1)}>
        +
      </button>
      <button type="button" aria-label={labels.farther} aria-keyshortcuts="-" onClick={zoom(-1)}>
        −
      </button>
    </div>
  );
}
