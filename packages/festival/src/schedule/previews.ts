import type { Dated, Edition } from '../edition/edition.ts';
import type { Lang } from '../languages.ts';
import { insideSentence, upperFirst } from '../text/fill.ts';
import type { DateTexts } from '../time/dateTexts.ts';
import { itemSlug, placeSlug } from './address.ts';
import { itemData } from './itemData.ts';
import type { ItemView } from './itemView.ts';
import type { Schedule } from './schema.ts';
import { screenData } from './screen.ts';
import { whenInWords, type WhenTexts } from './when.ts';

export interface PreviewCopy {
  headline: string;
  when: WhenTexts;
  item: { cancelled: string };
}

export interface PreviewWords {
  look: Pick<ItemView, 'placeId' | 'kind'>;
  title: string;
  lines: string[];
}

const folder = '/img/og/';

export const previewAddresses =
  ({ languages }: Pick<Edition, 'languages'>) =>
  ({ schedule: { items, locations } }: { schedule: Schedule }): string[] => {
    const places = locations.filter(({ id }) => id !== 0);
    const names = [...items.map(item => `item-${itemSlug(item)}`), ...places.map(place => `place-${placeSlug(place)}`)];
    return names.flatMap(name => languages.map(lang => `${folder}${name}-${lang}.png`));
  };

export function previewAt(
  { languages }: Pick<Edition, 'languages'>,
  address: string,
): { kind: 'item' | 'place'; slug: string; lang: Lang } | undefined {
  const [, kind, slug = '', lang = ''] = /^\/img\/og\/(item|place)-(.+)-([a-z]{2})\.png$/.exec(address) ?? [];
  return (kind === 'item' || kind === 'place') && languages.includes(lang) ? { kind, slug, lang } : undefined;
}

interface PreviewOptions {
  lang: Lang;
  copy: PreviewCopy;
  dayNames: DateTexts['dayNames'];
  timeOf: (item: ItemView, lang: Lang) => string;
}

export function itemPreview(
  edition: Dated,
  schedule: Schedule,
  slug: string,
  { lang, copy, dayNames, timeOf }: PreviewOptions,
): PreviewWords {
  const { item, place } = itemData(edition, schedule, slug, lang)!;
  const words = { days: edition.dates.days, dayNames, lang, texts: copy.when };
  const when = upperFirst(whenInWords(item, timeOf(item, lang), words));
  const lines = [place, item.isCancelled ? `${copy.item.cancelled}: ${when}` : when];
  return { look: item, title: item.title, lines: lines.filter(Boolean) };
}

export function placePreview(edition: Dated, schedule: Schedule, slug: string, { lang, copy, dayNames }: PreviewOptions): PreviewWords {
  const { place } = screenData(edition, schedule, slug, lang)!;
  const { days } = edition.dates;
  const [first = '', ...others] = days.map(({ date }) => dayNames(date, lang).shortName);
  const last = others.at(-1);
  return {
    look: { placeId: place.id },
    title: place.name,
    lines: [copy.headline, last ? `${first}–${insideSentence(last, lang)}` : first],
  };
}

/** Address to which a missing preview picture redirects; undefined for other addresses. */
export function previewStandIn(address: string): string | undefined {
  const [, kind, lang] = /^\/img\/og\/(news|item|place)-[^/]+-([a-z]{2})\.png$/.exec(address) ?? [];
  return kind && `${folder}${kind === 'news' ? 'news' : 'schedule'}-${lang}.png`;
}
