import { fillText, walkMinutes } from '@tand/festival';
import { MyDay, type MyDayLabels, type MyDayProps } from '@tand/ui/components/MyDay';
import type { ScheduleLabels } from '@tand/ui/components/Schedule';
import type { PlaceId, SchedulePlace } from '@tand/ui/components/ScheduleItem';
import { Button } from '@tand/ui/components/Button';
import { Icon, matchGlyph } from '@tand/ui/components/Icon';
import { Text } from '@tand/ui/foundations/Text';
import { requireProps } from '@tand/ui/styles';
import { useMemo } from 'react';
import { OwnDayActions, type OwnDayActionsLabels, type OwnDayActionsProps } from './OwnDayActions.tsx';

/** Texts: `clash` and `free` with `{{time}}`, `walk` with `{{minutes}}` and `{{place}}`, numbers with `{{count}}`. */
export interface OwnDayLabels extends OwnDayActionsLabels {
  mine: OwnDayActionsLabels['mine'] & Record<'clash' | 'free' | 'hours' | 'meanwhile' | 'minutes' | 'walk', string>;
  picks: OwnDayActionsLabels['picks'] & Record<'headline', string>;
  schedule: ScheduleLabels;
  status: Record<'emptyPicks' | 'toList', string>;
}

const dayLabels = ({ mine, picks, schedule }: OwnDayLabels): MyDayLabels => ({
  ...schedule,
  mine: picks.headline,
  clash: time => fillText(mine.clash, { time }),
  walk: (minutes, place) => fillText(mine.walk, { minutes, place }),
  free: time => fillText(mine.free, { time }),
  meanwhile: mine.meanwhile,
  duration: minutes =>
    [
      minutes >= 60 && fillText(mine.hours, { count: Math.floor(minutes / 60) }),
      (minutes % 60 > 0 || minutes === 0) && fillText(mine.minutes, { count: minutes % 60 }),
    ]
      .filter(Boolean)
      .join(' '),
});

export interface OwnDayProps
  extends
    Omit<MyDayProps, 'aside' | 'empty' | 'favourites' | 'labels' | 'places' | 'walk'>,
    Pick<OwnDayActionsProps, 'calendarHref' | 'isCalendarServed' | 'loadCode' | 'notifications' | 'onPart'> {
  /** Day to show; the actions are for all days. */
  day: number | 'all';
  /** Places with their positions in metres, for the walks. */
  places: readonly (SchedulePlace & { id: number; at?: { x: number; y: number } })[];
  /** Ids of the visitor's picks. */
  picks: ReadonlySet<string>;
  /** Texts of the day and its actions; the same object in every render. */
  labels: OwnDayLabels;
  /** Called with the title and the item ids of a calendar file to download. */
  onDownload: (title: string, ids: readonly string[]) => void;
}

/** The visitor's own day, with actions for the picks. */
export function OwnDay({
  entries,
  day,
  places,
  picks,
  labels,
  loadCode,
  notifications,
  calendarHref,
  isCalendarServed,
  onPart,
  onDownload,
  ...rest
}: OwnDayProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('OwnDay', { entries, places, picks, labels });
  const walk = useMemo(() => {
    const byId = new Map<PlaceId, (typeof places)[number]>(places.map(place => [place.id, place]));
    return (from: PlaceId, to: PlaceId) => walkMinutes(byId.get(from), byId.get(to));
  }, [places]);
  const download = () =>
    onDownload(
      labels.picks.headline,
      entries.filter(({ id }) => picks.has(id)).map(({ id }) => id),
    );
  return (
    <MyDay
      {...rest}
      data-component="OwnDay"
      entries={day === 'all' ? entries : entries.filter(entry => entry.day === day)}
      places={places}
      labels={useMemo(() => dayLabels(labels), [labels])}
      favourites={picks}
      walk={walk}
      empty={
        <>
          <Icon glyph={matchGlyph} />
          <Text size="lead">{labels.status.emptyPicks}</Text>
          <Button href="?view=list" tone="schedule">
            {labels.status.toList}
          </Button>
        </>
      }
      aside={
        <OwnDayActions
          friends={rest.friends}
          labels={labels}
          onDownload={download}
          {...{ entries, picks, loadCode, notifications, calendarHref, isCalendarServed, onPart }}
        />
      }
    />
  );
}
