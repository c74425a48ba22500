import { type ComponentPropsWithRef, memo, type MouseEvent } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { entryLink, favouriteButton } from './entryTitle.tsx';
import { itemPart } from './itemPart.ts';
import { isRail, previousText, sizeOf, spanTexts } from './scheduleTime.ts';
import type { ScheduleEntry, ScheduleItemLabels, ScheduleItemState, SchedulePlace } from './scheduleTypes.ts';

export interface ScheduleItemProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** Item to show. */
  entry: ScheduleEntry;
  /** Place, for the name and the colour. */
  place: SchedulePlace | undefined;
  /** Names of further places, separated by commas. */
  morePlaces?: string | undefined;
  /** Name of the day; empty where a heading has it. */
  day: string;
  /** Texts of name, state, time, link and favourite button. */
  labels: ScheduleItemLabels;
  /** State of the item; undefined if it is neither on nor over. */
  state?: ScheduleItemState;
  /** Times in the visitor's zone, if it differs from the festival's. */
  localTime?: string | undefined;
  /** Warning, e.g. that the item clashes with another saved one. */
  note?: string | undefined;
  /** Whether the item is saved; without this and `onFavouriteClick` there is no button. */
  isFavourite?: boolean | undefined;
  /** Whether a friend has saved the item. */
  isFriends?: boolean | undefined;
  /** Called by the favourite button, whose `value` is the entry's id. */
  onFavouriteClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

function ScheduleItemBase({
  entry,
  place,
  morePlaces,
  day,
  labels,
  state,
  localTime,
  note,
  isFavourite,
  isFriends = false,
  onFavouriteClick,
  className,
  ...rest
}: ScheduleItemProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ScheduleItem', { entry, day, labels });
  const { title, description, href, pageHref, isCancelled, kind } = entry;
  const isHighlighted = entry.isHighlighted && !isCancelled;
  const badge = isCancelled ? labels.cancelled : state === 'now' ? labels.now : undefined;
  const { lang } = useLocale();
  const previous = previousText(entry, lang);
  const { start, end } = spanTexts(entry, lang, labels.allDay);
  const isNight = entry.startMinutes >= 1440;
  const states: string[] = [];
  if (badge) states.push(badge);
  if (previous) states.push(`${labels.movedFrom} ${previous}`);
  if (isHighlighted) states.push(labels.highlighted);
  if (isFriends) states.push(labels.friend);
  if (localTime) states.push(`(${localTime})`);
  const placeName = morePlaces ? `${place?.name ?? ''}, ${morePlaces}` : (place?.name ?? '');

  return (
    <li
      data-component="ScheduleItem"
      data-part="item"
      data-color={place?.color}
      data-kind={kind}
      data-size={sizeOf(entry)}
      data-rail={isRail(entry) || undefined}
      data-open={end === undefined || undefined}
      data-state={state}
      data-highlighted={isHighlighted || undefined}
      data-cancelled={isCancelled || undefined}
      className={className ? `${itemPart.item.className} ${className}` : itemPart.item.className}
      {...rest}
    >
      <div {...itemPart.in}>
        {/* The title's accessible name says the same. */}
        <p {...itemPart.time} aria-hidden="true">
          {isNight && day && labels.night && <span {...itemPart.night}>{labels.night(day)}</span>}
          {previous && <s>{previous}</s>}
          <time dateTime={entry.start}>{start}</time>
          {end !== start && '–'}
          {end !== undefined && end !== start && <time dateTime={entry.end}>{end}</time>}
          {localTime && <span {...itemPart.local}>({localTime})</span>}
          {isCancelled && <em {...itemPart.state}>{labels.cancelled}</em>}
          {isFriends && <em {...itemPart.friend}>{labels.friend}</em>}
        </p>
        {entryLink(entry, itemPart.title, labels, lang, { day, place: placeName, states })}
        {(description || note || (pageHref && pageHref !== href)) && (
          <p {...itemPart.description}>
            {description}
            {pageHref && pageHref !== href && (
              <>
                {' '}
                <Link href={pageHref} {...itemPart.details} aria-label={labels.details(title)}>
                  {labels.more}
                </Link>
              </>
            )}
            {note && <span {...itemPart.note}>{note}</span>}
          </p>
        )}
        {place && (
          <span {...itemPart.place} aria-hidden="true">
            {placeName}
          </span>
        )}
      </div>
      {(onFavouriteClick || isFavourite !== undefined) &&
        !isCancelled &&
        favouriteButton(entry, itemPart.favourite, labels, isFavourite ?? false, onFavouriteClick)}
    </li>
  );
}

/** One item of the programme, styled by the list or wall around it. */
export const ScheduleItem = memo(ScheduleItemBase);
ScheduleItem.displayName = 'ScheduleItem';
