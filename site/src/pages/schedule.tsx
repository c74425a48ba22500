import { edition } from '@edition/edition.ts';
import { districts } from '@edition/lists/districts.ts';
import { Heading, Loader, Schedule, Section, Stack, Text, ToggleChip, type ScheduleDay, type ScheduleEntry } from '@tand/ui';
import { useCallback, useMemo } from 'react';
import { DataNotice } from '../app/DataNotice.tsx';
import { dayNames } from '../app/format.ts';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { usePage } from '../app/usePage.ts';
import type { LoadContext } from '../data/page.ts';
import { usePicks } from '../schedule/picks.ts';
import { useScheduleLabels } from '../schedule/useScheduleLabels.ts';
import { useScheduleQuery } from '../schedule/useScheduleQuery.ts';
import { scheduleView, toEntry, type ScheduleView } from '../schedule/view.ts';

/** SPEC 2.4, 4 and 7: the whole programme. */
export async function load({ api, lang }: LoadContext): Promise<ScheduleView> {
  return scheduleView(await api.schedule(), lang);
}

const tones = new Map(districts.map(({ location, color }) => [location, color]));

export default function SchedulePage() {
  const { data, ...state } = usePage<ScheduleView>();
  const lang = useLang();
  const copy = useCopy('schedule');
  const labels = useScheduleLabels();
  const [query, change] = useScheduleQuery();
  const [picks, setPick] = usePicks();

  const entries = useMemo(() => data?.items.map(toEntry) ?? [], [data]);
  const places = useMemo(() => data?.places.map(place => ({ ...place, tone: tones.get(place.id) })) ?? [], [data]);
  const days = useMemo(
    () =>
      edition.dates.days.map(({ date }, day): ScheduleDay => ({
        day,
        ...dayNames(date, lang),
        href: `/schedule${day ? `?day=${day}` : ''}`,
      })),
    [lang],
  );
  const isPicked = useCallback(({ id }: ScheduleEntry) => picks.has(id), [picks]);

  return (
    <>
      <Head {...copy('meta')} path="schedule" image="schedule" />
      <Section tone="blue" padding="compact">
        <Stack gap={6}>
          <Stack gap={4}>
            <Heading level={1}>{copy('headline')}</Heading>
            <Text size="lead" isMeasured>
              {copy('preamble')}
            </Text>
            <Text>{copy('timesNote')}</Text>
          </Stack>
          {!data && state.problem ? (
            <DataNotice hasData={false} {...state} subject="schedule" />
          ) : (
            <Schedule
              entries={entries}
              places={places}
              days={days}
              labels={labels}
              day={query.day}
              onDayChange={day => change({ day })}
              placeId={query.place}
              onPlaceChange={place => change({ place: place === null ? null : Number(place) })}
              view={query.view}
              onViewChange={view => change({ view })}
              matches={query.onlyPicks ? isPicked : undefined}
              onClear={() => change({ place: null, onlyPicks: false })}
              favourites={picks}
              onFavouriteChange={setPick}
              filters={
                <ToggleChip isPressed={query.onlyPicks} onPressedChange={onlyPicks => change({ onlyPicks })}>
                  {copy('controls').onlyPicks}
                </ToggleChip>
              }
              notice={<DataNotice hasData {...state} subject="schedule" />}
              loader={<Loader label={labels.loading} />}
              isLoading={!data}
            />
          )}
        </Stack>
      </Section>
    </>
  );
}
