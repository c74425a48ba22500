import type { CSSProperties, MouseEvent } from 'react';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import {
  entryLink,
  favouriteButton,
  entryState,
  previousText,
  spanTexts,
  type ScheduleEntry,
  type ScheduleItemLabels,
  type SchedulePlace,
} from '../ScheduleItem/index.ts';
import { part } from './MyDay.styles.ts';

export type MyDayStopLabels = Pick<
  ScheduleItemLabels,
  'itemName' | 'cancelled' | 'movedFrom' | 'highlighted' | 'now' | 'friend' | 'favourite' | 'allDay'
>;

export interface MyDayStopProps {
  entry: ScheduleEntry;
  lane: number;
  place: SchedulePlace | undefined;
  labels: MyDayStopLabels;
  isFriends: boolean;
  isPicked: boolean;
  onFavouriteClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  now: number | null;
}

export function MyDayStop({ entry, lane, place, labels, isFriends, isPicked, onFavouriteClick, now }: MyDayStopProps) {
  const { lang } = useLocale();
  const { start, end, kind, isCancelled } = entry;
  const previous = previousText(entry, lang);
  const state = entryState(entry, now);
  const states = [
    ...(isCancelled ? [labels.cancelled] : state === 'now' ? [labels.now] : []),
    ...(previous ? [`${labels.movedFrom} ${previous}`] : []),
    ...(isFriends ? [labels.friend] : []),
  ];
  const said = spanTexts(entry, lang, labels.allDay);
  return (
    <li
      {...part.stop}
      data-color={place?.color}
      data-kind={kind}
      data-state={state}
      data-highlighted={(entry.isHighlighted && !isCancelled) || undefined}
      data-cancelled={isCancelled || undefined}
      style={{ '--lane': lane } as CSSProperties}
    >
      <div>
        <p {...part.time} aria-hidden="true">
          {previous && <s>{previous}</s>} <time dateTime={start}>{said.start}</time>
          {said.end !== said.start && '–'}
          {said.end && said.end !== said.start && <time dateTime={end}>{said.end}</time>}
        </p>
        {entryLink(entry, part.title, labels, lang, { place: place?.name, states })}
        <p {...part.place} aria-hidden="true">
          {place?.name} {isFriends && <em {...part.friend}>{labels.friend}</em>}
          {isCancelled && <em {...part.state}>{labels.cancelled}</em>}
          {previous && (
            <b>
              {labels.movedFrom} {previous}
            </b>
          )}
        </p>
      </div>
      {onFavouriteClick && favouriteButton(entry, part.favourite, labels, isPicked, onFavouriteClick)}
    </li>
  );
}
