import { edition } from '@edition/edition.ts';
import { instantToLocal, itemSlug, startInstant, type ScheduleItem } from '@tand/festival';
import type { Renderer } from '@tand/server';
import { href, type Texts } from '@tand/runtime/i18n';
import { whenInWords, type WhenTexts } from './when.ts';

type Words = NonNullable<Renderer['message']>;

/** PUSH-3 */
export const pushWords =
  (texts: Record<string, Texts>): Words =>
  (deed, item, places, lang) => {
    const { push, schedule } = texts[lang]!;
    const { message } = push as { message: Record<'moved' | 'cancelled' | 'reinstated', string> };
    return {
      title: item[`name_${lang}`],
      body: message[deed]
        .replace('{{when}}', () => whenOf(item, lang, (schedule as { when: WhenTexts }).when))
        .replace('{{place}}', () => placeOf(item, places, lang)),
      url: href(lang, `schedule/${itemSlug(item)}`),
    };
  };

function whenOf(item: ScheduleItem, lang: Parameters<Words>[3], texts: WhenTexts): string {
  const start = instantToLocal(startInstant(edition, item), edition.timeZone);
  const time = start.slice(11, 16);
  return whenInWords({ start, day: item.day }, lang === 'sv' ? time.replace(':', '.') : time, lang, texts);
}

const placeOf = ({ location }: ScheduleItem, places: Parameters<Words>[2], lang: Parameters<Words>[3]) =>
  places.find(({ id }) => id === location)?.[`name_${lang}`] ?? '';
