import { edition } from '@edition/edition.ts';
import { itemName, locationName, previousTimes, type ContentLang, type ScheduleItem, type ScheduleLocation } from '@tand/festival';
import { dayName } from '../app/when.ts';
import type { TextKey, Translate } from '../texts/texts.ts';
import { changedIn, type ItemDraft, type ItemGroup } from './itemDraft.ts';
import { placesOf } from './nowNext.ts';

export const clockOf = ({ start_time, end_time }: Pick<ScheduleItem, 'start_time' | 'end_time'>): string =>
  end_time ? `${start_time}–${end_time}` : `${start_time}–`;

export const nameOf = (item: ScheduleItem, lang: ContentLang): string => itemName(item, lang) || item.name_sv || item.name_en;

export const whereOf = (item: ScheduleItem, places: readonly ScheduleLocation[], lang: ContentLang): string =>
  placesOf(item)
    .map(id => places.find(place => place.id === id))
    .map((place, index) => (place ? locationName(place, lang) : String(placesOf(item)[index])))
    .join(', ');

export const oldClockOf = (item: ScheduleItem): string | undefined => {
  const old = previousTimes(item);
  return old && (old.end ? `${old.start}–${old.end}` : old.start);
};

interface Words {
  t: Translate;
  lang: ContentLang;
  places: readonly ScheduleLocation[];
}

export function groupText(item: ScheduleItem, group: ItemGroup, { t, lang, places }: Words): string {
  switch (group) {
    case 'time':
      return `${dayName(edition.dates.days[item.day]?.date ?? '', lang, 'weekday')} ${clockOf(item)}`;
    case 'location':
      return whereOf(item, places, lang);
    case 'takesPlace':
      return item.cancelled ? t('fields.cancelled') : t('fields.takesPlace');
    case 'highlight':
      return item.highlight ? t('yes') : t('no');
    case 'url':
      return item.url ?? item.routerLink ?? '';
    case 'kind':
      return item.kind ? t(`kinds.${item.kind}`) : '';
    case 'language':
      return item.language ? t(`spoken.${item.language}`) : '';
    case 'hosts':
      return (item.hosts ?? []).map(({ name }) => name).join(', ');
    case 'tags':
      return (item.tags ?? []).join(', ');
    case 'signUp':
      return item.signUp ? t(`signUp.${item.signUp.how}`) : '';
    case 'access':
      return Object.entries(item.access ?? {})
        .map(([fact, value]) => `${t(`access.${fact}.label` as TextKey)}: ${t(`access.${fact}.${String(value)}` as TextKey)}`)
        .join(', ');
    default:
      return String(item[group] ?? '');
  }
}

export const diffOf = (draft: ItemDraft, words: Words): { group: ItemGroup; label: string; before: string; after: string }[] =>
  changedIn(draft).map(group => ({
    group,
    label: words.t(`fields.${group}`),
    before: groupText(draft.base!, group, words),
    after: groupText(draft.mine, group, words),
  }));
