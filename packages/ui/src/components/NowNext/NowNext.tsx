import { useId, type ComponentPropsWithRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { useNow } from '../../foundations/ClockProvider/index.ts';
import { clockText, useLocale } from '../../foundations/LocaleProvider/index.ts';
import type { ScheduleGridProps } from '../ScheduleGrid/index.ts';
import {
  isAllDay,
  entryInstants,
  entryLink,
  favouriteButton,
  type ScheduleEntry,
  type ScheduleItemLabels,
  type SchedulePlace,
} from '../ScheduleItem/index.ts';
import { NowNextFrame, part } from './NowNext.styles.ts';
import { runningAt } from './running.ts';

export interface NowNextLabels extends Pick<ScheduleItemLabels, 'itemName' | 'now' | 'highlighted' | 'favourite' | 'allDay' | 'openEnd'> {
  nowTitle: string;
  nowCount: (count: number) => string;
  until: (time: string) => string;
  openTitle: string;
}

export interface NowNextProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>, Pick<ScheduleGridProps, 'favourites' | 'matches' | 'onFavouriteClick'> {
  /** Items of the programme. */
  entries: readonly ScheduleEntry[];
  /** Places, for their names and colours. */
  places: readonly SchedulePlace[];
  /** Texts of the headings and items. */
  labels: NowNextLabels;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
}

/** Current items, with those that are open for hours (`isRail`) at the end; hidden if there are none. */
export function NowNext({ entries, places, labels, matches, favourites, onFavouriteClick, level = 3, ...rest }: NowNextProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('NowNext', { entries, places, labels });
  const id = useId();
  const { lang } = useLocale();
  const at = useNow();
  const { happens, open } = at === null ? { happens: [], open: [] } : runningAt(matches ? entries.filter(matches) : entries, at);
  const placeOf = (entry: ScheduleEntry) => places.find(place => place.id === entry.placeId);
  const Title = `h${level}` as const;
  const until = ({ startMinutes, endMinutes }: ScheduleEntry) => {
    if (endMinutes === undefined) return labels.openEnd;
    return isAllDay(startMinutes, endMinutes) ? labels.allDay : labels.until(clockText(endMinutes, lang));
  };
  const link = (entry: ScheduleEntry) =>
    entryLink(entry, part.title, labels, lang, {
      place: placeOf(entry)?.name,
      states: [labels.now, ...(entry.isHighlighted ? [labels.highlighted] : [])],
    });
  return (
    <NowNextFrame as="section" data-component="NowNext" aria-labelledby={id} hidden={happens.length + open.length === 0} {...rest}>
      <Title id={id}>
        {labels.nowTitle} <small>{at === null ? '' : labels.nowCount(happens.length + open.length)}</small>
      </Title>
      {happens.length > 0 && (
        <ol {...part.happens} role="list">
          {happens.map(entry => (
            <li key={entry.id} {...part.item} data-color={placeOf(entry)?.color} data-highlighted={entry.isHighlighted || undefined}>
              <p {...part.until} aria-hidden="true">
                {until(entry)}&nbsp;<span>{placeOf(entry)?.name}</span>
              </p>
              {link(entry)}
              {at !== null && <Burn entry={entry} at={at} />}
              {(onFavouriteClick || favourites) &&
                favouriteButton(entry, part.favourite, labels, favourites?.has(entry.id) ?? false, onFavouriteClick)}
            </li>
          ))}
        </ol>
      )}
      {open.length > 0 && (
        <div {...part.openings}>
          <p id={`${id}-open`}>{labels.openTitle}</p>
          <ul role="list" aria-labelledby={`${id}-open`}>
            {open.map(entry => (
              <li key={entry.id} data-color={placeOf(entry)?.color}>
                {link(entry)} <span aria-hidden="true">{until(entry)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </NowNextFrame>
  );
}

function Burn({ entry, at }: { entry: ScheduleEntry; at: number }) {
  const { from, to } = entryInstants(entry);
  return <progress {...part.burn} aria-hidden="true" value={at - from} max={to - from} />;
}
