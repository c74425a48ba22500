import { programmeNames } from '@edition/lists/tournaments.ts';
import type { LoadContext } from '../data/page.ts';
import { scheduleView, type ItemView, type ScheduleView } from '../schedule/view.ts';

function withoutLink(item: ItemView): ItemView {
  const copy = { ...item };
  delete copy.link;
  return copy;
}

/**
 * A loader of the times of a tournament: the items of the programme that are named after it, in order, without links,
 * since most would lead to the page itself.
 * @throws Error when the edition does not say what the tournament's items are called.
 */
export function tournamentLoad(slug: string) {
  const name = programmeNames[slug];
  if (name === undefined) throw new Error(`The edition has no programme name for '${slug}'. Add it to lists/tournaments.ts.`);
  return async ({ api, lang }: LoadContext): Promise<ScheduleView> => {
    const { locations, items } = await api.schedule();
    const own = items.filter(({ name_sv }) => name_sv.startsWith(name));
    const places = locations.filter(({ id }) => own.some(({ location }) => location === id));
    const view = scheduleView({ locations: places, items: own }, lang);
    return {
      ...view,
      items: view.items.map(withoutLink).toSorted((a, b) => a.day - b.day || a.from - b.from || a.place - b.place),
    };
  };
}
