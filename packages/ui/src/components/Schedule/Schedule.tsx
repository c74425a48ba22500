import { type MouseEvent, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { useNow } from '../../foundations/ClockProvider/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { useIsReady } from '../../foundations/useIsReady.ts';
import { Button } from '../Button/index.ts';
import { NowNext } from '../NowNext/index.ts';
import { gridFrom } from '../ScheduleGrid/index.ts';
import { entryInstants, entryState } from '../ScheduleItem/index.ts';
import { ScheduleStrip } from '../ScheduleStrip/index.ts';
import { part, ScheduleFrame } from './Schedule.styles.ts';
import { ScheduleDays } from './ScheduleDays.tsx';
import { ScheduleHead } from './ScheduleHead.tsx';
import type { ScheduleProps } from './scheduleProps.ts';
import { ScheduleStatus } from './ScheduleStatus.tsx';
import { useGo } from './useGo.ts';
import { useIsWide } from './useIsWide.ts';
import { useProgramme } from './useProgramme.ts';
import { useStripWindow } from './useStripWindow.ts';
import { useVisitorZone } from './useVisitorZone.ts';
import type { Variables } from '../../styles/variables.ts';

export type ScheduleVariables = Variables<
  'schedule',
  'background' | 'color' | 'border' | 'radius' | 'font' | 'selected-background' | 'selected-color'
>;

/** The programme as a wall, a list, or the visitor's own day. */
export function Schedule({
  title,
  entries,
  places,
  days,
  labels,
  day: wanted,
  onDayChange,
  view = 'auto',
  onViewChange,
  matches,
  isWhole = false,
  loosen,
  onClear,
  favourites,
  onFavouriteChange,
  friends,
  notes,
  filters,
  notice,
  isLoading = false,
  level = 2,
  renderMine,
  ref,
  ...rest
}: ScheduleProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Schedule', { entries, places, days, labels });
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const now = useNow();
  const isWide = useIsWide(root, gridFrom);
  const isReady = useIsReady();
  const zone = useVisitorZone(entries, isReady);

  const { programme, shown, count, today, chosen } = useProgramme({ entries, days, wanted, matches, now });
  const day = chosen === 'all' ? undefined : programme.find(own => own.isChosen)?.day;
  const [first] = shown;
  const minute =
    now === null || !first || chosen === 'all' ? undefined : Math.floor(first.startMinutes + (now - entryInstants(first).from) / 60_000);
  const isToday = chosen === today;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = isToday && !isWhole && !isUnfolded;
  const earlier = useMemo(
    () => (isToday ? shown.filter(entry => entryState(entry, now) === 'over' && (!matches || matches(entry))).length : 0),
    [isToday, shown, now, matches],
  );

  const pickFavourite = useCallback(
    (event: MouseEvent) => {
      // React has no handlers on the buttons of a served day.
      const star = (event.target as Element).closest<HTMLButtonElement>('[data-part="favourite"]');
      if (star) onFavouriteChange?.(star.value, star.getAttribute('aria-pressed') !== 'true', { event });
    },
    [onFavouriteChange],
  );
  const { go, jump } = useGo(root, today, chosen, minute, onDayChange);
  const onFavouriteClick = onFavouriteChange && pickFavourite;
  const isMine = view === 'mine' && renderMine !== undefined;
  const isHidden = isMine || count === 0;
  const picked = favourites ? shown.filter(entry => favourites.has(entry.id)).length : 0;
  useStripWindow(root);

  // Deferred, so that a chosen day appears sooner.
  const strip = useDeferredValue(
    day && shown.length > 0 ? (
      <ScheduleStrip
        day={day.name}
        entries={shown}
        places={places}
        labels={labels}
        minute={isReady && isToday ? minute : undefined}
        onGo={go}
      />
    ) : null,
  );

  return (
    <ScheduleFrame
      ref={useMemo(() => mergeRefs(root, ref), [ref])}
      data-component="Schedule"
      data-view={view}
      aria-label={labels.schedule}
      {...rest}
    >
      <a href={`#${id}-end`} {...part.skip}>
        {labels.skip}
      </a>
      <div {...part.stage} data-one={day ? '' : undefined}>
        <ScheduleHead
          title={title}
          day={day}
          level={level}
          days={
            onDayChange || days.some(one => one.href)
              ? { days, value: chosen === 'all' ? -1 : chosen, labels, onValueChange: picked => onDayChange?.(picked, { reason: 'pick' }) }
              : undefined
          }
          labels={labels}
          view={view === 'auto' && isWide !== undefined ? (isWide ? 'grid' : 'list') : view}
          onViewChange={onViewChange}
          picked={renderMine && picked}
          strip={strip}
          filters={filters}
          onJump={today === undefined ? undefined : jump}
        />
        <ScheduleStatus {...{ isLoading, isMine, labels, loosen, onClear }} count={isMine ? picked : count} />
        {notice}
        {isMine && <div {...part.mine}>{renderMine(chosen, now)}</div>}
        {isToday && !isHidden && (
          <NowNext
            {...part.now}
            entries={shown}
            level={level === 2 ? 3 : 4}
            {...{ places, labels, matches, favourites, onFavouriteClick }}
          />
        )}
        {isToday && !isWhole && !isHidden && earlier > 0 && (
          <Button variant="ghost" size="small" {...part.earlier} aria-expanded={!isFolded} onClick={() => setUnfolded(isFolded)}>
            {labels.earlier(earlier)}
          </Button>
        )}
        <ScheduleDays
          {...{ id, programme, now, isReady, isFolded, labels, level, places, matches, favourites, onFavouriteClick, friends, notes }}
          hidden={isHidden}
          view={view === 'mine' ? 'auto' : view}
          localTime={zone?.localTime}
        />
        {/* Below the programme: the notice appears after hydration, and would push it down. */}
        {zone && !isMine && <p {...part.zone}>{labels.zoneNotice(zone.name)}</p>}
      </div>
      <span id={`${id}-end`} tabIndex={-1} />
    </ScheduleFrame>
  );
}
