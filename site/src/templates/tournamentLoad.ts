import { tournamentParts, tournaments } from '@edition/lists/tournaments.ts';
import type { LoadContext } from '@tand/runtime/data';
import { scheduleView, type ItemView, type ScheduleView } from '../schedule/view.ts';

function withoutLink(item: ItemView): ItemView {
  const copy = { ...item };
  delete copy.link;
  return copy;
}

/** Without links, since most would lead to the page itself. Throws when the edition has no such tournament. */
export async function tournamentLoad({ api, lang, params }: LoadContext): Promise<ScheduleView> {
  const entry = [...tournaments, ...tournamentParts].find(({ slug }) => slug === params['slug']);
  if (!entry) throw new Error(`The edition has no tournament '${params['slug']}'. Add it to lists/tournaments.ts.`);
  const { locations, items } = await api.schedule();
  const own = items.filter(({ name_sv }) => name_sv.startsWith(entry.page.programme));
  const places = locations.filter(({ id }) => own.some(({ location }) => location === id));
  const view = scheduleView({ locations: places, items: own }, lang);
  return {
    ...view,
    items: view.items.map(withoutLink).toSorted((a, b) => a.day - b.day || a.from - b.from || a.place - b.place),
  };
}
