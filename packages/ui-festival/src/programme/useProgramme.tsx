import { changeQuery, decodePicks, festivalPhase, fillText, noFilter, type Edition, type ScheduleView } from '@tand/festival';
import { Alert } from '@tand/ui/components/Alert';
import { Button } from '@tand/ui/components/Button';
import type { ScheduleProps } from '@tand/ui/components/Schedule';
import type { ScheduleDay, SchedulePlace } from '@tand/ui/components/ScheduleItem';
import { useNow } from '@tand/ui/foundations/ClockProvider';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { OwnDay, type OwnDayLabels, type OwnDayProps } from './OwnDay/index.ts';
import type { PickStore } from './pickStore.ts';
import { ProgrammeChanges, type ProgrammeChangesLabels } from './ProgrammeChanges/index.ts';
import { ProgrammeFilters, type ProgrammeFiltersLabels } from './ProgrammeFilters/index.ts';
import { ProgrammeTools, type ProgrammeToolsLabels } from './ProgrammeTools/index.ts';
import type { SeenStore } from './seenStore.ts';
import { SharedPicks, type SharedPicksLabels } from './SharedPicks/index.ts';
import { useCalendar, type CalendarOptions } from './useCalendar.ts';
import { useChanges } from './useChanges.ts';
import { usePicks } from './usePicks.ts';
import { useProgrammeQuery, type ProgrammeQueryOptions } from './useProgrammeQuery.ts';
import { useProgrammeView, type ProgrammeViewLabels } from './useProgrammeView.ts';

export type ProgrammeLabels = CalendarOptions['labels'] &
  OwnDayLabels &
  ProgrammeChangesLabels &
  ProgrammeFiltersLabels &
  ProgrammeToolsLabels &
  ProgrammeViewLabels &
  SharedPicksLabels & {
    filters: Record<'loosen' | 'places' | 'words', string>;
    picks: Record<'blocked', string>;
    status: Record<'emptySearch', string>;
  };

export interface ProgrammeOptions
  extends Omit<ProgrammeQueryOptions, 'days'>, Pick<OwnDayProps, 'calendarHref' | 'isCalendarServed' | 'loadCode' | 'notifications'> {
  edition: Edition;
  data: ScheduleView;
  /** The same function in every render. */
  dayNames: (date: string) => Pick<ScheduleDay, 'name' | 'shortName'>;
  /** The same function in every render. */
  placeLook: (id: number) => Pick<SchedulePlace, 'color' | 'image' | 'sign'>;
  /** Time of the data in epoch ms. */
  at: number;
  /** Whether the data are a stored copy. */
  isStored: boolean;
  /** The same object in every render. */
  labels: ProgrammeLabels;
  picks: PickStore;
  seen: SeenStore;
  notice: ReactNode;
}

/** `attachFavourites` handles presses of the stars. */
const attached = () => {};

/** Props of `Schedule`, and the tools below the programme. */
export function useProgramme({ edition, data, labels, picks: stored, seen, ...options }: ProgrammeOptions): {
  schedule: ScheduleProps;
  tools: ReactNode;
} {
  const { at, isStored, calendarHref, dayNames, placeLook } = options;
  const { days: dates } = edition.dates;
  const isOn = festivalPhase(edition, useNow() ?? 0) === 'during';
  const { query, filter: asked, change, params, isReady } = useProgrammeQuery({ ...options, days: dates.length });
  const { ids: picks, isBlocked } = usePicks(stored);
  const { entries, day, matches, loosen, notes, filter } = useProgrammeView(data, { filter: asked, day: query.day, picks, labels });
  const scheduleLabels = useMemo(
    () => (filter.words ? { ...labels.schedule, empty: labels.status.emptySearch } : labels.schedule),
    [labels, filter.words],
  );
  const places = useMemo(() => data.places.map(place => ({ ...place, ...placeLook(place.id) })), [data, placeLook]);
  const days = useMemo(
    () => dates.map(({ date }, day) => ({ day, date, ...dayNames(date), href: `/schedule?${String(changeQuery(params, { day }))}` })),
    [dates, dayNames, params],
  );
  const { changes, dismiss } = useChanges(entries, picks, { store: seen, at, isStored });
  const received = useMemo(() => decodePicks(query.share, entries), [query.share, entries]);
  const friends = useMemo(() => (query.friend ? new Set(decodePicks(query.friend, entries)) : undefined), [query.friend, entries]);
  const { download, hasFailed } = useCalendar({ edition, items: data.items, places, labels });

  // Memoized, so that a pick does not render the filters again.
  const filters = useMemo(
    () => (
      <ProgrammeFilters
        filter={filter}
        places={places}
        labels={labels}
        isOn={isOn}
        isAllDays={query.day === 'all'}
        onAllDaysChange={isAll => change({ day: isAll ? 'all' : undefined })}
        // A new search covers all days until a day is chosen.
        onFilterChange={(_, { part }) => change(part.words && !filter.words ? { day: 'all' } : {}, part)}
      />
    ),
    [filter, places, labels, isOn, query.day, change],
  );
  const tools = useDeferredValue(
    isReady && (
      <ProgrammeTools
        entries={entries}
        day={days.find(one => one.day === day)}
        place={filter.places.length === 1 ? places.find(({ id }) => id === filter.places[0]) : undefined}
        kind={filter.kinds.length === 1 ? filter.kinds[0] : undefined}
        labels={labels}
        calendarHref={calendarHref}
        onDownload={download}
        hasFailed={hasFailed}
      />
    ),
  );
  const schedule: ScheduleProps = {
    entries,
    places,
    days,
    labels: scheduleLabels,
    day: query.day,
    // Days are links; the button to the present time is not.
    onDayChange: (chosen, { reason }) => reason === 'now' && change({ day: chosen }),
    view: query.view,
    onViewChange: view => change({ view }),
    matches,
    isWhole: filter.words !== '' || filter.times !== undefined,
    loosen: loosen.map(({ part, count }) => (
      <Button key={part} variant="ghost" onClick={() => change({}, { [part]: noFilter[part] })}>
        {fillText(labels.filters.loosen, { filter: labels.filters[part === 'times' ? 'when' : part], count })}
      </Button>
    )),
    onClear: () => change({}, noFilter),
    favourites: picks,
    friends,
    notes,
    filters,
    notice: (
      <>
        <SharedPicks
          received={received}
          picks={picks}
          labels={labels}
          onAnswer={answer => {
            if (answer === 'lay') return change({ share: '', friend: query.share });
            if (answer) stored.replace(answer);
            change({ share: '' });
          }}
        />
        <ProgrammeChanges changes={changes} places={places} days={days} labels={labels} onDismiss={dismiss} />
        {options.notice}
        {isBlocked && <Alert tone="warning">{labels.picks.blocked}</Alert>}
      </>
    ),
    renderMine: chosen => (
      <OwnDay
        {...{ entries, places, picks, friends, labels, calendarHref }}
        day={chosen}
        isCalendarServed={options.isCalendarServed}
        loadCode={options.loadCode}
        notifications={options.notifications}
        onFavouriteClick={attached}
        onPart={() => change({ friend: '' })}
        onDownload={download}
      />
    ),
  };
  return { schedule, tools };
}
