import { edition } from '@edition/edition.ts';
import { currentCards, type CurrentCard, type CurrentItem } from '@tand/festival';
import { useLang } from '@tand/runtime/i18n';
import { dayNames } from './format.ts';
import { useFestivalTime } from './phases.tsx';

export function useOnHere(until: string): (events: readonly CurrentItem[], next?: number) => CurrentCard[] {
  const lang = useLang();
  const now = useFestivalTime();
  return (events, next) => currentCards(events, { edition, lang, now, dayNames, until, ...(next && { next }) });
}
