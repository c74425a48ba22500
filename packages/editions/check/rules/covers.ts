import type { ContentLang } from '@tand/festival';
import { entryPages } from '../../src/entries.ts';
import { copyPassages } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const dayTicket: Record<ContentLang, RegExp> = { sv: /dagsbiljett|vilken|alla \[?biljett/i, en: /day pass|\bany\b|whichever/i };

// FEST-13
export function covers(source: EditionSource): Finding[] {
  const { lists, schedule, edition } = source;
  // Spectators need no second day, and a LAN ticket covers all days.
  const tickets = copyPassages(source).filter(
    ({ text, lang, path }) => path.join('.') === 'facts.ticket' && dayTicket[lang].test(text) && !/ticket:lan|publik|to watch/.test(text),
  );
  return entryPages(lists)
    .filter(({ kind }) => kind === 'tournament')
    .flatMap(({ slug, texts }) => {
      const prefix = lists.tournaments?.find(one => one.slug === slug)?.page?.programme;
      const items = schedule.data.items.filter(item => prefix && item.name_sv.startsWith(prefix));
      const [, ...later] = [...new Set(items.map(({ day }) => day))].toSorted((a, b) => a - b);
      return tickets
        .filter(({ page }) => page === texts)
        .flatMap(({ text, lang, place }) => {
          const missing = later
            .flatMap(day => edition.dates.days[day]?.name[lang] ?? [])
            .filter(name => !text.toLowerCase().includes(name.toLowerCase()));
          return report(
            place,
            missing.length > 0 && `a ticket for one day is enough, but ${slug} lasts longer: say who may enter on ${missing.join(', ')}`,
          );
        });
    });
}
