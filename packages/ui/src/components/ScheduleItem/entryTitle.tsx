import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { itemPart } from './itemPart.ts';
import { spanTexts } from './scheduleTime.ts';
import type { ScheduleEntry, ScheduleItemLabels } from './scheduleTypes.ts';

export const entryTitle = ({ title, softTitle = title, titleLang }: ScheduleEntry): ReactNode =>
  titleLang ? <span lang={titleLang}>{softTitle}</span> : softTitle;

export function entryLink(
  entry: ScheduleEntry,
  part: typeof itemPart.title,
  labels: Pick<ScheduleItemLabels, 'itemName' | 'allDay'>,
  lang: string,
  { day = '', place = '', states }: { day?: string; place?: string | undefined; states: string[] },
): ReactNode {
  const { title, href, isExternal, kind } = entry;
  const span = spanTexts(entry, lang, labels.allDay);
  const name = labels.itemName({ title, ...span, day, isNight: entry.startMinutes >= 1440, place, kind, states });
  return href ? (
    <Link href={href} isExternal={isExternal} {...part} aria-label={name}>
      {entryTitle(entry)}
    </Link>
  ) : (
    <b {...part}>
      <span {...itemPart.hidden}>{name}</span>
      <span aria-hidden="true">{entryTitle(entry)}</span>
    </b>
  );
}

/** Not a component: one for each of thousands of items would be slower. */
export const favouriteButton = (
  { id, title }: ScheduleEntry,
  part: typeof itemPart.favourite,
  labels: Pick<ScheduleItemLabels, 'favourite'>,
  isPicked: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): ReactNode => (
  <button type="button" {...part} value={id} aria-pressed={isPicked} aria-label={labels.favourite(title)} onClick={onClick} />
);
