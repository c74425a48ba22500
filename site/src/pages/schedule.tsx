import { Alert, LinkProvider, Loader, ToggleChip, useLink, type ScheduleEntry } from '@tand/ui';
import { SchedulePage as SchedulePattern } from '@tand/ui-festival';
import { useMemo } from 'react';
import { useTranslation } from '../app/useTranslation.ts';
import { DataNotice } from '../app/DataNotice.tsx';
import { Head } from '../app/Head.tsx';
import { template } from '../app/template.ts';
import { useCopy } from '../app/useCopy.ts';
import { usePage } from '../app/usePage.ts';
import type { LoadContext } from '../data/page.ts';
import { Changes } from '../schedule/Changes.tsx';
import { NowSection } from '../schedule/NowSection.tsx';
import { OpenData } from '../schedule/OpenData.tsx';
import { PickCalendar } from '../schedule/PickCalendar.tsx';
import { usePicks } from '../schedule/picks.ts';
import { ScheduleLink } from '../schedule/ScheduleLink.tsx';
import { ScheduleSearch } from '../schedule/ScheduleSearch.tsx';
import { ScheduleTools } from '../schedule/ScheduleTools.tsx';
import { decodePicks } from '../schedule/share.ts';
import { SharedPicks } from '../schedule/SharedPicks.tsx';
import { useChanges } from '../schedule/useChanges.ts';
import { useCalendar } from '../schedule/useCalendar.ts';
import { useIsReady } from '../schedule/useIsReady.ts';
import { useScheduleLabels } from '../schedule/useScheduleLabels.ts';
import { useScheduleQuery } from '../schedule/useScheduleQuery.ts';
import { useScheduleView } from '../schedule/useScheduleView.ts';
import { scheduleView, type ScheduleView } from '../schedule/view.ts';

/** The whole programme (SCHED-16 to SCHED-23). */
export async function load({ api, lang }: LoadContext): Promise<ScheduleView> {
  return scheduleView(await api.schedule(), lang);
}

export default function SchedulePage() {
  const { data, ...state } = usePage<ScheduleView>();
  const copy = useCopy('schedule');
  const controls = copy('controls');
  const { query, change, params } = useScheduleQuery();
  const { picks, isBlocked, setPick, setPicks } = usePicks();
  const { entries, places, days, matches, notes } = useScheduleView(data, query, params, picks);
  const { resolve } = useLink();
  const isReady = useIsReady();
  const { changes, dismiss } = useChanges(entries, picks, { at: state.at, isKept: state.problem !== undefined });
  const received = useMemo(() => decodePicks(query.share, entries), [query.share, entries]);

  const { t } = useTranslation('schedule');
  const { download, hasFailed } = useCalendar(data?.items, places);
  const renderActions = useMemo(() => {
    const label = template(marks => t('calendar.item', marks), 'title');
    return (entry: ScheduleEntry) => (
      <PickCalendar id={entry.id} label={label({ title: entry.title })} onClick={() => download(entry.title, [entry.id])} />
    );
  }, [t, download]);

  const words = useScheduleLabels();
  // A place that has left the programme filters nothing; until there are data, nobody knows.
  const place = places.some(({ id }) => id === query.place) ? query.place : null;
  // What helps against an empty page: to pick something, other words, or another day or place.
  const isSearchOfAll = query.q !== '' && query.day === 'all' && place === null;
  const labels = useMemo(() => {
    const { emptyPicks, emptySearch } = copy('status');
    if (query.onlyPicks && picks.size === 0) return { ...words, empty: emptyPicks };
    return isSearchOfAll ? { ...words, empty: emptySearch } : words;
  }, [words, copy, query.onlyPicks, picks, isSearchOfAll]);

  return (
    <>
      <Head {...copy('meta')} path="schedule" image="schedule" />
      <LinkProvider component={ScheduleLink} resolve={resolve}>
        <SchedulePattern
          headline={copy('headline')}
          preamble={copy('preamble')}
          timesNote={copy('timesNote')}
          failure={<DataNotice hasData={false} {...state} subject="schedule" />}
          before={
            <>
              <SharedPicks
                received={received}
                picks={picks}
                onAnswer={answer => {
                  if (answer) setPicks(answer);
                  change({ share: '' });
                }}
              />
              <Changes changes={changes} places={places} days={days} onDismiss={dismiss} />
              <NowSection entries={entries} places={places} days={days} />
            </>
          }
          schedule={
            !data && state.problem
              ? null
              : {
                  entries,
                  places,
                  days,
                  labels,
                  day: query.day,
                  // The days are links; only the way to the present has none of its own.
                  onDayChange: (day, { reason }) => reason === 'now' && change({ day }),
                  placeId: place,
                  onPlaceChange: wanted => change({ place: wanted === null ? null : Number(wanted) }),
                  view: query.view,
                  onViewChange: view => change({ view }),
                  matches,
                  onClear: () => change({ place: null, onlyPicks: false, q: '' }),
                  favourites: picks,
                  onFavouriteChange: setPick,
                  notes,
                  renderActions,
                  filters: (
                    <>
                      <ScheduleSearch
                        label={controls.search}
                        value={query.q}
                        // A search looks through the whole programme until a day is chosen.
                        onChange={q => change(q && !query.q ? { q, day: 'all' } : { q })}
                      />
                      <ToggleChip isPressed={query.day === 'all'} onPressedChange={isAll => change({ day: isAll ? 'all' : 0 })}>
                        {copy('allDays')}
                      </ToggleChip>
                      <ToggleChip isPressed={query.onlyPicks} onPressedChange={onlyPicks => change({ onlyPicks })}>
                        {controls.onlyPicks}
                      </ToggleChip>
                    </>
                  ),
                  notice: (
                    <>
                      <DataNotice hasData {...state} subject="schedule" />
                      {isBlocked && <Alert tone="warning">{copy('picks').blocked}</Alert>}
                    </>
                  ),
                  loader: <Loader label={labels.loading} />,
                  isLoading: !data,
                }
          }
          after={
            <>
              {isReady && data && (
                <ScheduleTools
                  entries={entries}
                  picks={picks}
                  day={days.find(({ day }) => day === query.day)}
                  place={places.find(({ id }) => id === place)}
                  onDownload={download}
                  hasFailed={hasFailed}
                />
              )}
              <OpenData />
            </>
          }
        />
      </LinkProvider>
    </>
  );
}
