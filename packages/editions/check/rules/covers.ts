import type { Lang } from '@tand/festival';
import { entryPages } from '../../src/entries.ts';
import { textsIn } from '../located.ts';
import type { Problem } from '../problem.ts';
import { languages } from '../said.ts';
import type { EditionSource } from '../source.ts';

const dayTicket: Record<Lang, RegExp> = { sv: /dagsbiljett|vilken|alla \[?biljett/i, en: /day pass|\bany\b|whichever/i };

/** A tournament with a one-day ticket over several days must name each later day in its ticket line (FEST-13). */
export function covers({ lists, copy, schedule, edition }: EditionSource): Problem[] {
  const entries = lists.tournaments ?? [];
  return entryPages(lists)
    .filter(({ kind }) => kind === 'tournament')
    .flatMap(({ slug, texts }) => {
      const prefix = entries.find(one => one.slug === slug)?.page?.programme;
      const days = [
        ...new Set(schedule.data.items.filter(item => prefix && item.name_sv.startsWith(prefix)).map(({ day }) => day)),
      ].toSorted((a, b) => a - b);
      return languages.flatMap(lang => {
        const page = copy[lang][texts];
        const ticket = page && [...textsIn(page.data)].find(({ path }) => path.join('.') === 'facts.ticket')?.text;
        // Spectators need no second day, and a LAN ticket covers all days.
        if (!page || !ticket || !dayTicket[lang].test(ticket) || /ticket:lan|publik|to watch/.test(ticket)) return [];
        const unsaid = days
          .slice(1)
          .flatMap(day => edition.dates.days[day]?.name[lang] ?? [])
          .filter(name => !ticket.toLowerCase().includes(name.toLowerCase()));
        return unsaid.length
          ? [
              {
                rule: 'covers',
                ...page.placeOf(['facts', 'ticket']),
                message: `a ticket for one day is enough, but ${slug} goes on: say who is let in on ${unsaid.join(', ')}`,
              },
            ]
          : [];
      });
    });
}
