import { edition } from '@edition/edition.ts';
import { decodePicks, festivalPhase, noFilter, type ScheduleFilter, type ScheduleView, scheduleView } from '@tand/festival';
import { Alert, Button, LinkProvider, Loader, useLink } from '@tand/ui';
import { SchedulePage as SchedulePattern } from '@tand/ui-festival';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataNotice } from '../app/DataNotice.tsx';
import { useCopy } from '../app/useCopy.ts';
import { useFestivalTime } from '../app/useFestivalTime.ts';
import { useLang, type Lang } from '@tand/runtime/i18n';
import { useLoaded, type Api, type Loaded } from '@tand/runtime/data';
import { Changes } from '../schedule/Changes.tsx';
import { MyPicks } from '../schedule/MyPicks.tsx';
import { OpenData } from '../schedule/OpenData.tsx';
import { usePicks } from '../schedule/picks.ts';
import { ScheduleFilterBar } from '../schedule/ScheduleFilterBar.tsx';
import { ScheduleLink } from '../schedule/ScheduleLink.tsx';
import { ScheduleTools } from '../schedule/ScheduleTools.tsx';
import { SharedPicks } from '../schedule/SharedPicks.tsx';
import { useChanges } from '../schedule/useChanges.ts';
import { useCalendar } from '../schedule/useCalendar.ts';
import { useScheduleLabels } from '../schedule/useScheduleLabels.ts';
import { useScheduleQuery } from '../schedule/useScheduleQuery.ts';
import { useScheduleView } from '../schedule/useScheduleView.ts';

export interface ProgrammeIslandProps {
  served: Loaded<ScheduleView>;
  /** Query that the page was rendered with. */
  query: string;
}

const reads = ['programme'] as const;
const sources = (lang: Lang) => ({ reads, load: async (api: Api) => scheduleView(edition, await api.schedule(), lang) });

/** Programme, filters and My day (SCHED-16 to SCHED-23). First as served, then by the address and what the device remembers. */
export default function ProgrammeIsland({ served, query: servedQuery }: ProgrammeIslandProps) {
  const lang = useLang();
  const { data, ...state } = useLoaded(
    served,
    useMemo(() => sources(lang), [lang]),
  );
  const copy = useCopy('schedule');
  const { t } = useTranslation('schedule');
  const { query, filter: asked, change, params, isReady } = useScheduleQuery(servedQuery);
  const { picks, isBlocked, setPicks } = usePicks();
  const { entries, places, days, day, matches, loosen, notes, filter } = useScheduleView(data, asked, query.day, params, picks);
  const links = useLink();
  const isOn = festivalPhase(edition, useFestivalTime()) === 'during';
  const { changes, dismiss } = useChanges(entries, picks, { at: state.at, isKept: state.problem !== undefined });
  const received = useMemo(() => decodePicks(query.share, entries), [query.share, entries]);
  const friends = useMemo(() => (query.friend ? new Set(decodePicks(query.friend, entries)) : undefined), [query.friend, entries]);
  const { download, hasFailed } = useCalendar(data?.items, places);
  const words = useScheduleLabels();
  const labels = useMemo(() => {
    const { emptySearch } = copy('status');
    return filter.words ? { ...words, empty: emptySearch } : words;
  }, [words, copy, filter.words]);
  const onAllDays = useCallback((isAll: boolean) => change({ day: isAll ? 'all' : undefined }), [change]);
  // A search covers all days until one is chosen.
  const onFilter = useCallback(
    (part: Partial<ScheduleFilter>) => change(part.words && !filter.words ? { day: 'all' } : {}, part),
    [change, filter.words],
  );
  const [place] = filter.places.length === 1 ? places.filter(({ id }) => id === filter.places[0]) : [];

  const after = useDeferredValue(
    <>
      {isReady && data && (
        <ScheduleTools
          entries={entries}
          day={days.find(one => one.day === day)}
          place={place}
          kind={filter.kinds.length === 1 ? filter.kinds[0] : undefined}
          onDownload={download}
          hasFailed={hasFailed}
        />
      )}
      <OpenData />
    </>,
  );

  return (
    <LinkProvider {...links} component={ScheduleLink}>
      <SchedulePattern
        title={copy('headline')}
        lead={copy('preamble')}
        timesNote={copy('timesNote')}
        failure={<DataNotice hasData={false} {...state} subject="schedule" />}
        schedule={
          !data && state.problem
            ? null
            : {
                entries,
                places,
                days,
                labels,
                day: query.day,
                // Days are links; only the button to the present is not.
                onDayChange: (day, { reason }) => reason === 'now' && change({ day }),
                view: query.view,
                onViewChange: view => change({ view }),
                matches,
                isWhole: filter.words !== '' || filter.times !== undefined,
                loosen: loosen.map(({ part, count }) => (
                  <Button key={part} variant="paper" onClick={() => change({}, { [part]: noFilter[part] })}>
                    {t('filters.loosen', { filter: t(part === 'times' ? 'filters.when' : `filters.${part}`), count })}
                  </Button>
                )),
                onClear: () => change({}, noFilter),
                favourites: picks,
                friends,
                notes,
                filters: (
                  <ScheduleFilterBar
                    filter={filter}
                    places={places}
                    isOn={isOn}
                    isAllDays={query.day === 'all'}
                    onAllDays={onAllDays}
                    onChange={onFilter}
                  />
                ),
                notice: (
                  <>
                    <SharedPicks
                      received={received}
                      picks={picks}
                      onAnswer={answer => {
                        if (answer === 'lay') return change({ share: '', friend: query.share });
                        if (answer) setPicks(answer);
                        change({ share: '' });
                      }}
                    />
                    <Changes changes={changes} places={places} days={days} onDismiss={dismiss} />
                    <DataNotice hasData {...state} subject="schedule" />
                    {isBlocked && <Alert tone="warning">{copy('picks').blocked}</Alert>}
                  </>
                ),
                renderMine: day => (
                  <MyPicks
                    entries={day === 'all' ? entries : entries.filter(entry => entry.day === day)}
                    all={entries}
                    places={places}
                    picks={picks}
                    friends={friends}
                    onParted={() => change({ friend: '' })}
                    onDownload={download}
                  />
                ),
                loader: <Loader label={data ? '' : labels.loading} />,
                isLoading: !data,
              }
        }
        after={after}
      />
    </LinkProvider>
  );
}
