import { cityPlaces } from '@edition/lists/city.ts';
import { districts } from '@edition/lists/districts.ts';
import { edition } from '@edition/edition.ts';
import { eventsAt, type CurrentItem, type Schedule } from '@tand/festival';
import type { Lang } from '@tand/runtime/i18n';

export type CityProgramme = Record<string, CurrentItem[]>;

export function cityProgramme(schedule: Schedule, lang: Lang, now: number): CityProgramme {
  const at = eventsAt(edition, schedule, lang, now);
  return Object.fromEntries([
    ...districts.map(({ slug, location }) => [slug, at(location)] as const),
    ...cityPlaces.map(({ slug, programme }) => [slug, at(programme.location, programme.words)] as const),
  ]);
}
