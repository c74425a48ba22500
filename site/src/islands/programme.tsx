import { edition } from '@edition/edition.ts';
import { changeQuery, decodePicks, festivalPhase, fillText, noFilter, scheduleView, type ScheduleView } from '@tand/festival';
import { useLoaded, type Api, type Loaded } from '@tand/runtime/data';
import { useLang, type Lang } from '@tand/runtime/i18n';
import { changeSearch, useAddress } from '@tand/runtime/islands';
import { Alert, Button, Link, LinkProvider, Stack, Text, useLink } from '@tand/ui';
import {
  createSeenStore,
  OwnDay,
  Programme,
  ProgrammeChanges,
  ProgrammeFilters,
  ProgrammeTools,
  SharedPicks,
  useCalendar,
  useChanges,
  usePicks,
  useProgrammeQuery,
  useProgrammeView,
} from '@tand/ui-festival';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { DataNotice } from '../app/DataNotice.tsx';
import { dayNames } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useFestivalTime } from '../app/useFestivalTime.ts';
import { picks as stored } from '../schedule/picks.ts';
import { placeLook } from '../schedule/looks.ts';
import { ScheduleLink } from '../schedule/ScheduleLink.tsx';
import { subscription } from '../app/links.ts';
import { useProgrammeLabels } from '../schedule/labels.ts';
import { useNotifications } from '../schedule/useNotifications.ts';

export interface ProgrammeIslandProps {
  served: Loaded<ScheduleView> & { data: ScheduleView };
  /** Query that the page was rendered with. */
  query: string;
}

const reads = ['programme'] as const;
const sources = (lang: Lang) => ({ reads, load: async (api: Api) => scheduleView(edition, await api.schedule(), lang) });
const readSearch = ({ search }: Location) => search;
const seen = createSeenStore(`tand:seen:${edition.year}`);
const loadCode = async () => (await import('../schedule/qrCode.ts')).qrCode;
const isCalendarServed = async (href: string) => (await fetch(new URL(href).pathname, { method: 'HEAD' })).ok;
/** The page script attaches all stars. */
const attached = () => {};

/** Programme, filters and own day (SCHED-16 to SCHED-23). First as served, then by the address and what the device remembers. */
export default function ProgrammeIsland({ served, query: servedQuery }: ProgrammeIslandProps) {
  const lang = useLang();
  const { data: found, ...state } = useLoaded<ScheduleView>(
    served,
    useMemo(() => sources(lang), [lang]),
  );
  const data = found ?? served.data;
  const copy = useCopy('schedule');
  const labels = useProgrammeLabels();
  const links = useLink();
  const isOn = festivalPhase(edition, useFestivalTime()) === 'during';
  const {
    query,
    filter: asked,
    change,
    params,
    isReady,
  } = useProgrammeQuery({
    search: useAddress(readSearch, undefined),
    served: servedQuery,
    days: edition.dates.days.length,
    viewKey: 'tand:schedule-view',
    changeSearch,
  });
  const { ids: picks, isBlocked } = usePicks(stored);
  const { entries, day, matches, loosen, notes, filter } = useProgrammeView(data, {
    filter: asked,
    day: query.day,
    picks,
    labels,
  });
  const scheduleLabels = useMemo(
    () => (filter.words ? { ...labels.schedule, empty: labels.status.emptySearch } : labels.schedule),
    [labels, filter.words],
  );
  const places = useMemo(() => data.places.map(place => ({ ...place, ...placeLook(place.id) })), [data]);
  const days = useMemo(
    () =>
      edition.dates.days.map(({ date }, day) => ({
        day,
        date,
        ...dayNames(date, lang),
        href: `/schedule?${String(changeQuery(params, { day }))}`,
      })),
    [lang, params],
  );
  const { changes, dismiss } = useChanges(entries, picks, { store: seen, at: state.at, isKept: state.problem !== undefined });
  const received = useMemo(() => decodePicks(query.share, entries), [query.share, entries]);
  const friends = useMemo(() => (query.friend ? new Set(decodePicks(query.friend, entries)) : undefined), [query.friend, entries]);
  const { download, hasFailed } = useCalendar({ edition, items: data.items, places, labels });
  const calendarHref = useCallback((part: string) => subscription(lang, `schedule${part}`), [lang]);
  const notifications = useNotifications();

  // Made once: a pick does not render the filters again.
  const filters = useMemo(
    () => (
      <ProgrammeFilters
        filter={filter}
        places={places}
        labels={labels}
        isOn={isOn}
        isAllDays={query.day === 'all'}
        onAllDaysChange={isAll => change({ day: isAll ? 'all' : undefined })}
        // A search covers all days until one is chosen.
        onFilterChange={(_, { part }) => change(part.words && !filter.words ? { day: 'all' } : {}, part)}
      />
    ),
    [filter, places, labels, isOn, query.day, change],
  );

  const after = useDeferredValue(
    <>
      {isReady && (
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
      )}
      <Stack gap={2} data-print="hidden">
        <Text>{copy('data').text}</Text>
        <Stack direction="row" gap={5}>
          <Link href="/schedule.json">{copy('data').json}</Link>
          <Link href="/schedule.xml">{copy('data').xml}</Link>
        </Stack>
      </Stack>
    </>,
  );

  return (
    <LinkProvider {...links} component={ScheduleLink}>
      <Programme
        title={copy('headline')}
        lead={copy('preamble')}
        timesNote={copy('timesNote')}
        schedule={{
          entries,
          places,
          days,
          labels: scheduleLabels,
          day: query.day,
          // Days are links; only the button to the present is not.
          onDayChange: (day, { reason }) => reason === 'now' && change({ day }),
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
              <DataNotice {...state} />
              {isBlocked && <Alert tone="warning">{copy('picks').blocked}</Alert>}
            </>
          ),
          renderMine: day => (
            <OwnDay
              entries={entries}
              day={day}
              places={places}
              picks={picks}
              friends={friends}
              labels={labels}
              loadCode={loadCode}
              notifications={notifications}
              calendarHref={calendarHref}
              isCalendarServed={isCalendarServed}
              onFavouriteClick={attached}
              onPart={() => change({ friend: '' })}
              onDownload={download}
            />
          ),
        }}
        after={after}
      />
    </LinkProvider>
  );
}
