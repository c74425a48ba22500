import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { DayPicker, type DayPickerProps } from '../DayPicker/index.ts';
import { Icon, gridGlyph, listGlyph, flameGlyph } from '../Icon/index.ts';
import type { ScheduleDay } from '../ScheduleItem/index.ts';
import { part } from './Schedule.styles.ts';

export type ScheduleMode = 'list' | 'grid' | 'mine';

export interface ScheduleHeadLabels {
  view: string;
  list: string;
  grid: string;
  mine: string;
  jumpToNow: string;
  allDays: string;
}

export interface ScheduleHeadProps {
  title: string | undefined;
  day: ScheduleDay | undefined;
  level: 2 | 3;
  days: DayPickerProps | undefined;
  labels: ScheduleHeadLabels;
  view: ScheduleMode | 'auto';
  onViewChange: ((view: ScheduleMode, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
  /** Number of picks shown; undefined if there is no view of the visitor's own day. */
  picked: number | undefined;
  strip: ReactNode;
  filters: ReactNode;
  onJump: (() => void) | undefined;
}

export function ScheduleHead({ title, day, level, days, labels, view, onViewChange, picked, strip, filters, onJump }: ScheduleHeadProps) {
  const Day = `h${level}` as const;
  const Title = `h${level - 1}` as 'h1' | 'h2';
  const [weekday = labels.allDays, ...date] = day?.name.split(' ') ?? [];
  const choice = (mode: ScheduleMode, glyph: typeof listGlyph, text: ReactNode) => (
    <button
      type="button"
      data-view={mode}
      aria-pressed={view === 'auto' && mode !== 'mine' ? undefined : view === mode}
      onClick={event => onViewChange?.(mode, { event })}
    >
      <Icon glyph={glyph} size="small" />
      {text}
    </button>
  );
  return (
    <div {...part.band} data-band="blue">
      <div {...part.titles}>
        <div>
          {title && <Title {...part.title}>{title}</Title>}
          <Day {...part.heading}>
            {weekday} <small>{date.join(' ')}</small>
          </Day>
        </div>
        {days && <DayPicker {...days} />}
      </div>
      {strip}
      <div {...part.tools} data-needs-script>
        {onViewChange && (
          <div role="group" aria-label={labels.view} {...part.views} data-auto={view === 'auto' ? '' : undefined}>
            {choice('grid', gridGlyph, labels.grid)}
            {choice('list', listGlyph, labels.list)}
            {picked !== undefined &&
              choice(
                'mine',
                flameGlyph,
                <>
                  {labels.mine} {picked > 0 && <b>{picked}</b>}
                </>,
              )}
          </div>
        )}
        {onJump && (
          <Button tone="highlight" size="small" {...part.jump} onClick={onJump}>
            {labels.jumpToNow}
          </Button>
        )}
        {filters}
      </div>
    </div>
  );
}
