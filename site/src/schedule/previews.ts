import { edition } from '@edition/edition.ts';
import { previewWords } from '@tand/art/preview-words';
import {
  insideSentence,
  itemData,
  itemSlug,
  placeSlug,
  type Schedule,
  screenData,
  upperFirst,
  whenInWords,
  type WhenTexts,
} from '@tand/festival';
import type { ContentFile } from '@tand/server';
import { dayNames } from '../app/format.ts';
import { languages, type Texts, type Lang } from '@tand/runtime/i18n';
import type { DrawPreview } from '@tand/runtime/render';
import { blankOf, toneOf } from './looks.ts';
import { timeOf, whenWords } from './when.ts';

const folder = '/img/og/';

export function previewAddresses({ schedule: { items, locations } }: { schedule: Schedule }): string[] {
  const places = locations.filter(({ id }) => id !== 0);
  const names = [...items.map(item => `item-${itemSlug(item)}`), ...places.map(place => `place-${placeSlug(place)}`)];
  return names.flatMap(name => languages.map(lang => `${folder}${name}-${lang}.png`));
}

export function previewFile(address: string, texts: Readonly<Record<string, Texts>>, draw: DrawPreview): ContentFile | undefined {
  const [, kind, slug = '', language] = /^\/img\/og\/(item|place)-(.+)-([a-z]{2})\.png$/.exec(address) ?? [];
  if (!kind) return undefined;
  const lang = language as Lang;
  const copy = texts[lang]!['schedule'] as { headline: string; when: WhenTexts; item: { cancelled: string } };
  return {
    reads: ['programme'],
    type: 'image/png',
    isOpen: true,
    write: ({ schedule }) => {
      const { look, title, lines } = kind === 'item' ? itemWords(schedule) : placeWords(schedule);
      return draw(blankOf(look), previewWords({ title, lines, ground: toneOf(look) }));
    },
  };

  function itemWords(schedule: Schedule) {
    const { item, place } = itemData(edition, schedule, slug, lang)!;
    const when = upperFirst(whenInWords(item, timeOf(item, lang), whenWords(lang, copy.when)));
    const lines = [place, item.isCancelled ? `${copy.item.cancelled}: ${when}` : when];
    return { look: item, title: item.title, lines: lines.filter(Boolean) };
  }

  function placeWords(schedule: Schedule) {
    const { place } = screenData(edition, schedule, slug, lang)!;
    const { days } = edition.dates;
    const [first, last] = [days[0]!, days.at(-1)!].map(({ date }) => dayNames(date, lang).shortName);
    return { look: { place: place.id }, title: place.name, lines: [copy.headline, `${first}–${insideSentence(last!, lang)}`] };
  }
}

/** Where a missing preview redirects: to the news' or the programme's. */
export function standInOf(address: string): string | undefined {
  const [, kind, lang] = /^\/img\/og\/(news|item|place)-[^/]+-([a-z]{2})\.png$/.exec(address) ?? [];
  return kind && `${folder}${kind === 'news' ? 'news' : 'schedule'}-${lang}.png`;
}
