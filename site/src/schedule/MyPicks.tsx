import { type ScheduleView, walkMinutes } from '@tand/festival';
import { MyDay, Text, type PlaceId, type ScheduleEntry, type SchedulePlace } from '@tand/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useScheduleLabels } from './useScheduleLabels.ts';
import { SharePicks } from './SharePicks.tsx';

export interface MyPicksProps {
  /** Items of the chosen day, or of all days. */
  entries: readonly ScheduleEntry[];
  /** Items of all days, for the shared link. */
  all: readonly ScheduleEntry[];
  places: readonly (SchedulePlace & Pick<ScheduleView['places'][number], 'at' | 'id'>)[];
  picks: ReadonlySet<string>;
  friends: ReadonlySet<string> | undefined;
  onParted: () => void;
  onDownload: (title: string, ids: readonly string[]) => void;
}

/** The page script attaches all stars (`attachPicks`). */
const attached = () => {};

export function MyPicks({ entries, all, places, picks, friends, onParted, onDownload }: MyPicksProps) {
  const { t } = useTranslation('schedule');
  const words = useScheduleLabels();
  const labels = useMemo(() => {
    const duration = (minutes: number) =>
      [
        minutes >= 60 && t('mine.hours', { count: Math.floor(minutes / 60) }),
        (minutes % 60 > 0 || minutes === 0) && t('mine.minutes', { count: minutes % 60 }),
      ]
        .filter(Boolean)
        .join(' ');
    return {
      ...words,
      mine: t('picks.headline'),
      clash: (time: string) => t('mine.clash', { time }),
      walk: (minutes: number, place: string) => t('mine.walk', { minutes, place }),
      free: (time: string) => t('mine.free', { time }),
      meanwhile: t('mine.meanwhile'),
      duration,
    };
  }, [t, words]);
  const walk = useMemo(() => {
    const byId = new Map<PlaceId, (typeof places)[number]>(places.map(place => [place.id, place]));
    return (from: PlaceId, to: PlaceId) => walkMinutes(byId.get(from), byId.get(to));
  }, [places]);
  const common = friends ? all.filter(({ id }) => friends.has(id) && picks.has(id)).length : 0;
  return (
    <MyDay
      entries={entries}
      places={places}
      labels={labels}
      favourites={picks}
      friends={friends}
      onFavouriteClick={attached}
      walk={walk}
      empty={<Text size="lead">{t('status.emptyPicks')}</Text>}
      aside={
        <SharePicks
          entries={all}
          picks={picks}
          friends={friends && { count: common, onParted }}
          onDownload={() =>
            onDownload(
              t('picks.headline'),
              all.filter(({ id }) => picks.has(id)).map(({ id }) => id),
            )
          }
        />
      }
    />
  );
}
