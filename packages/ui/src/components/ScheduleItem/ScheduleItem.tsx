import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { clockIn, clockText } from './scheduleTime.ts';
import type { ScheduleEntry, ScheduleItemLabels, ScheduleItemState, SchedulePlace } from './scheduleTypes.ts';

export interface ScheduleItemProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  entry: ScheduleEntry;
  place: SchedulePlace | undefined;
  /** Name of its day, for its own name. */
  day: string;
  labels: ScheduleItemLabels;
  state?: ScheduleItemState;
  /** The times where the visitor is, when that is another zone. */
  localTime?: string | undefined;
  /** A warning about it, e.g. that it clashes with another pick. */
  note?: string | undefined;
  isFavourite?: boolean | undefined;
  /** Gives it a favourite button, whose `value` is the entry's id. The same function for all items keeps them light. */
  onFavouriteClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Further buttons beside the favourite. */
  renderActions?: ((entry: ScheduleEntry) => ReactNode) | undefined;
}

function ScheduleItemBase({
  entry,
  place,
  day,
  labels,
  state,
  localTime,
  note,
  isFavourite = false,
  onFavouriteClick,
  renderActions,
  className,
  ...rest
}: ScheduleItemProps) {
  const { title, description, href, pageHref, isCancelled } = entry;
  // What does not take place is nothing else any more.
  const previous = isCancelled ? undefined : entry.previous;
  const isHighlighted = entry.isHighlighted && !isCancelled;
  const inWords = isCancelled ? labels.cancelled : isHighlighted ? labels.highlighted : undefined;
  const badge = isCancelled ? labels.cancelled : state === 'now' ? labels.now : undefined;
  const { lang } = useLocale();
  const start = clockText(entry.startMinutes, lang);
  const end = entry.endMinutes === undefined ? undefined : clockText(entry.endMinutes, lang);
  const states: string[] = [];
  if (badge) states.push(badge);
  if (previous) states.push(labels.moved);
  if (isHighlighted) states.push(labels.highlighted);
  const isNight = entry.startMinutes >= 1440;
  const name = labels.itemName({ title, start, end, day, isNight, place: place?.name ?? '', states });
  const favourite = onFavouriteClick && (
    <button
      type="button"
      data-part="favourite"
      value={entry.id}
      aria-pressed={isFavourite}
      aria-label={labels.favourite(title)}
      onClick={onFavouriteClick}
    />
  );

  const details = pageHref && pageHref !== href && (
    <Link href={pageHref} data-part="details" aria-label={labels.details(title)}>
      {labels.more}
    </Link>
  );

  return (
    <li
      data-component="ScheduleItem"
      data-part="item"
      data-state={state}
      data-highlighted={isHighlighted || undefined}
      data-cancelled={isCancelled || undefined}
      aria-label={name}
      className={className ? `ui-schedule-item ${className}` : 'ui-schedule-item'}
      {...rest}
    >
      <p data-part="time">
        <time dateTime={entry.start}>{start}</time>
        {end === undefined ? '' : '–'}
        {end === undefined ? <span data-part="open">{labels.openEnd}</span> : <time dateTime={entry.end}>{end}</time>}
        {previous && (
          <s>
            <span data-part="hidden">{labels.movedFrom} </span>
            {clockIn(previous.end ? `${previous.start}–${previous.end}` : previous.start, lang)}
          </s>
        )}
        {localTime && <span data-part="local">({localTime})</span>}
        {isNight && labels.night && <span data-part="night">{labels.night(day)}</span>}
        {badge && <em data-part="state">{badge}</em>}
      </p>
      {href ? (
        <Link href={href} isExternal={entry.isExternal} data-part="title" aria-label={name}>
          {title}
        </Link>
      ) : (
        <b data-part="title">
          {inWords ? (
            <>
              {title}
              <span data-part="hidden"> {inWords}</span>
            </>
          ) : (
            title
          )}
        </b>
      )}
      {(description || note || details) && (
        <p data-part="description">
          {description} {details}
          {note && <span data-part="note">{note}</span>}
        </p>
      )}
      {place && (
        <span data-part="place" data-tone={entry.tone ?? place.tone}>
          {place.name}
        </span>
      )}
      {renderActions ? (
        <div data-part="actions">
          {renderActions(entry)}
          {favourite}
        </div>
      ) : (
        favourite
      )}
    </li>
  );
}

/**
 * One item of the programme, as a list item: times, title, line, place, favourite. It has no look of its own; the list or
 * grid around it gives it one.
 */
export const ScheduleItem = memo(ScheduleItemBase);
ScheduleItem.displayName = 'ScheduleItem';
