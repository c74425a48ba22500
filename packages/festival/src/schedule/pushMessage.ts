import type { Dated } from '../edition/edition.ts';
import type { Lang } from '../languages.ts';
import { fillText } from '../text/fill.ts';
import { clockIn } from '../time/dateTexts.ts';
import { instantToLocal } from '../time/zone.ts';
import { itemSlug } from './address.ts';
import type { ScheduleItem, ScheduleLocation } from './schema.ts';
import { startInstant } from './time.ts';
import { itemName, locationName } from './view.ts';
import { whenInWords, type WhenWords } from './when.ts';

/** `text`: sentence with the placeholders `{{when}}` and `{{place}}` (PUSH-3). */
export function pushMessage(
  edition: Dated,
  item: ScheduleItem,
  places: readonly ScheduleLocation[],
  lang: Lang,
  { text, words }: { text: string; words: WhenWords },
): { title: string; body: string; url: string } {
  const start = instantToLocal(startInstant(edition, item), edition.timeZone);
  const when = whenInWords({ start, day: item.day }, clockIn(start.slice(11, 16), lang), words);
  const place = places.find(({ id }) => id === item.location);
  return {
    title: itemName(item, lang),
    body: fillText(text, { when, place: place ? locationName(place, lang) : '' }),
    url: `/${lang}/schedule/${itemSlug(item)}`,
  };
}
