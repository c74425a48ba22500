import { Link, type KeyValue } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { edition } from '@edition/edition.ts';
import type { ItemData } from './itemData.ts';

/** When and where an item takes place, and what that was before it moved. */
export function useItemFacts({ item, day, place, time }: ItemData): KeyValue[] {
  const { t } = useTranslation('schedule');
  const was = item.isCancelled ? undefined : item.was;
  const before = was && (was.end ? `${was.start}–${was.end}` : was.start);
  const here = `/schedule?${new URLSearchParams({ ...(item.day && { day: String(item.day) }), place: String(item.place) })}`;
  return [
    {
      label: t('page.when'),
      value: (
        <>
          {day} <time dateTime={item.start}>{time}</time>
          {!item.end && ` ${t('item.openEnd')}`}
        </>
      ),
    },
    ...(before ? [{ label: t('page.movedFrom'), value: <s>{before}</s> }] : []),
    {
      label: t('page.where'),
      value: (
        <>
          <Link href={here}>{place}</Link>, {edition.venue.name}
        </>
      ),
    },
  ];
}
