import { memo, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { entryTitle } from './entryTitle.tsx';
import { clockIn, isRail, sizeOf, spanTexts } from './scheduleTime.ts';
import type { ScheduleEntry, ScheduleItemLabels, ScheduleItemState, SchedulePlace } from './scheduleTypes.ts';

export interface ScheduleItemProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** What is on, when and where. */
  entry: ScheduleEntry;
  /** Its place, for the name and the colour. */
  place: SchedulePlace | undefined;
  /** Names of its further places. */
  morePlaces?: string | undefined;
  /** Name of its day, for its own name; empty where what is around it has told the day. */
  day: string;
  /** Words for its state, its time and its star. */
  labels: ScheduleItemLabels;
  /** Whether it is on now or over; neither while it lies ahead. */
  state?: ScheduleItemState;
  /** The times where the visitor is, when that is another zone. */
  localTime?: string | undefined;
  /** A warning about it, e.g. that it clashes with another pick. */
  note?: string | undefined;
  /** Whether it is saved: the star is filled then. */
  isFavourite?: boolean | undefined;
  /** A friend has picked it. */
  isFriends?: boolean | undefined;
  /** Gives it a favourite button, whose `value` is the entry's id. The same function for all items keeps them light. */
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
  isFavourite = false,
  isFriends = false,
  onFavouriteClick,
  className,
  style,
  ...rest
}: ScheduleItemProps) {
  const { title, description, href, pageHref, isCancelled, kind } = entry;
  // What does not take place is nothing else any more.
  const previous = isCancelled ? undefined : entry.previous;
  const isHighlighted = entry.isHighlighted && !isCancelled;
  const badge = isCancelled ? labels.cancelled : state === 'now' ? labels.now : undefined;
  const { lang } = useLocale();
  const { start, end } = spanTexts(entry, lang, labels.allDay);
  const isNight = entry.startMinutes >= 1440;
  const states: string[] = [];
  if (badge) states.push(badge);
  if (previous) states.push(`${labels.movedFrom} ${clockIn(previous.start, lang)}`);
  if (isHighlighted) states.push(labels.highlighted);
  if (isFriends) states.push(labels.friend);
  const placeName = morePlaces ? `${place?.name ?? ''}, ${morePlaces}` : (place?.name ?? '');
  // With the soft hyphens that it is shown with: who speaks a name says what they see.
  const name = labels.itemName({ title: entry.softTitle ?? title, start, end, day, isNight, place: placeName, kind, states });

  return (
    <li
      data-component="ScheduleItem"
      data-part="item"
      data-tone={place?.tone}
      data-kind={kind}
      data-size={sizeOf(entry)}
      data-rail={isRail(entry) || undefined}
      data-open={end === undefined || undefined}
      data-state={state}
      data-highlighted={isHighlighted || undefined}
      data-cancelled={isCancelled || undefined}
      className={className ? `ui-schedule-item ${className}` : 'ui-schedule-item'}
      style={style}
      {...rest}
    >
      <div data-part="in">
        {/* The link's name says all of it in one sentence. */}
        <p data-part="time" aria-hidden="true">
          {isNight && day && labels.night && <span data-part="night">{labels.night(day)}</span>}
          {previous && <s>{clockIn(previous.start, lang)}</s>}
          <time dateTime={entry.start}>{start}</time>
          {end !== start && '–'}
          {end !== undefined && end !== start && <time dateTime={entry.end}>{end}</time>}
          {localTime && <span data-part="local">({localTime})</span>}
          {isCancelled && <em data-part="state">{labels.cancelled}</em>}
          {isFriends && <em data-part="friend">{labels.friend}</em>}
        </p>
        {href ? (
          <Link href={href} isExternal={entry.isExternal} data-part="title" aria-label={name}>
            {entryTitle(entry)}
          </Link>
        ) : (
          <b data-part="title">
            <span data-part="hidden">{name}</span>
            <span aria-hidden="true">{entryTitle(entry)}</span>
          </b>
        )}
        {(description || note || (pageHref && pageHref !== href)) && (
          <p data-part="description">
            {description}
            {pageHref && pageHref !== href && (
              <>
                {' '}
                <Link href={pageHref} data-part="details" aria-label={labels.details(title)}>
                  {labels.more}
                </Link>
              </>
            )}
            {note && <span data-part="note">{note}</span>}
          </p>
        )}
        {place && (
          <span data-part="place" aria-hidden="true">
            {placeName}
          </span>
        )}
      </div>
      {onFavouriteClick && !isCancelled && (
        <button
          type="button"
          data-part="favourite"
          value={entry.id}
          aria-pressed={isFavourite}
          aria-label={labels.favourite(title)}
          onClick={onFavouriteClick}
        />
      )}
    </li>
  );
}

/**
 * One item of the programme, as a list item: times, title, line, place, favourite. It has no look of its own; the list or
 * wall around it gives it one.
 */
export const ScheduleItem = memo(ScheduleItemBase);
ScheduleItem.displayName = 'ScheduleItem';
