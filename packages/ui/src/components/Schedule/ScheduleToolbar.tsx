import type { ReactNode } from 'react';
import { gridGlyph, Icon, listGlyph } from '../Icon/index.ts';
import { PlacePicker, type PlacePickerProps } from '../PlacePicker/index.ts';

export interface ScheduleToolbarLabels {
  view: string;
  list: string;
  grid: string;
}

export interface ScheduleToolbarProps {
  places: PlacePickerProps | undefined;
  labels: ScheduleToolbarLabels;
  /** What is shown now. */
  view: 'list' | 'grid';
  onViewChange: ((view: 'list' | 'grid') => void) | undefined;
  /** Further filters. */
  children: ReactNode;
}

/** Place, further filters and view. */
export function ScheduleToolbar({ places, labels, view, onViewChange, children }: ScheduleToolbarProps) {
  if (!places && !onViewChange && !children) return null;
  return (
    <div data-part="toolbar">
      {places && <PlacePicker {...places} />}
      {children}
      {onViewChange && (
        <div role="group" aria-label={labels.view} data-part="views">
          <button type="button" aria-pressed={view === 'list'} onClick={() => onViewChange('list')}>
            <Icon glyph={listGlyph} size="small" />
            {labels.list}
          </button>
          <button type="button" aria-pressed={view === 'grid'} onClick={() => onViewChange('grid')}>
            <Icon glyph={gridGlyph} size="small" />
            {labels.grid}
          </button>
        </div>
      )}
    </div>
  );
}
