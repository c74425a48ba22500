import type { EditionSource } from '@tand/editions/check';
import { pathOf, routesOf } from '@tand/editions/check';
import { isGroup, type Texts } from '@tand/editions/node';
import type { ScheduleItem } from '@tand/festival';

interface Part {
  copy?: readonly string[];
  /** Slugs by list; `undefined` for all entries. */
  lists: Readonly<Record<string, readonly string[] | undefined>>;
  kind?: ScheduleItem['kind'];
  product?: string;
  location?: number;
}

const parts: Readonly<Record<string, Part>> = {
  battlepass: { copy: ['ticketsBattlepass'], lists: { battlepass: undefined } },
  cosplay: { copy: ['cosplay'], lists: { cosplayGuests: undefined }, kind: 'cosplay' },
  creators: { copy: ['creators'], lists: { creators: undefined }, kind: 'creators' },
  camping: { lists: { accommodation: ['camping'] }, product: 'camping' },
};

export function partsOf({ lists: { districts = [] } }: Pick<EditionSource, 'lists'>): Readonly<Record<string, Part>> {
  return { ...parts, ...Object.fromEntries(districts.map(({ slug, location }) => [slug, { lists: { districts: [slug] }, location }])) };
}

function pruned(value: unknown, isGone: (value: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.filter(one => !isGone(one)).map(one => pruned(one, isGone));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (isGone(key) ? [] : [[key, pruned(one, isGone)]])));
}

/** Leaves out the walking times of removed districts. */
function withWalk(before: unknown, now: unknown): unknown {
  if (!isGroup(before) || !isGroup(now) || !isGroup(before['walk'])) return now;
  const walk = Object.fromEntries(
    Object.entries(before['walk'] as Record<string, readonly number[]>).map(([side, minutes]) => {
      const [was, is] = [before[side] as string[], now[side] as string[]];
      return [side, minutes.filter((_, index) => is.includes(was[index]!))];
    }),
  );
  return { ...now, walk };
}

export function leaveOut({ lists, copy, schedule }: EditionSource, names: readonly string[]) {
  const known = partsOf({ lists });
  const chosen = names.map(name => known[name]!);
  const pages = new Set(chosen.flatMap(({ copy: own = [] }) => own));
  const districts = new Set(chosen.flatMap(({ lists: own }) => own['districts'] ?? []));
  const kinds = new Set<string | undefined>(chosen.flatMap(({ kind }) => kind ?? []));
  const places = new Set(chosen.flatMap(({ location }) => location ?? []));
  const isInDistrict = (value: unknown) =>
    districts.has(value as string) ||
    (isGroup(value) && (districts.has(value['district'] as string) || places.has(value['location'] as number)));
  const without = (list: unknown, name: string): unknown => {
    const own = chosen.flatMap(part => (name in part.lists ? [part.lists[name]] : []));
    const isOwn = (one: unknown) => own.some(slugs => !slugs || (isGroup(one) && slugs.includes(one['slug'] as string)));
    return pruned(Array.isArray(list) ? list.filter(one => !isOwn(one)) : list, isInDistrict);
  };
  const remaining = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, without(list, name)]));
  const texts = Object.fromEntries(Object.entries(copy.sv).filter(([page]) => !pages.has(page)));
  const after = routesOf(remaining, texts, []);
  const gone = new Set([...routesOf(lists, copy.sv, [])].filter(route => !after.has(route)));
  const leads = (link: unknown) =>
    typeof link === 'string' && (gone.has(pathOf(link)) || places.has(Number(/[?&]place=(\d+)/.exec(link)?.[1])));
  /** Also for the picture of a removed district. */
  const isLink = (value: unknown) =>
    isGroup(value) &&
    ([value['path'], value['href'], value['link'], value['routerLink']].some(leads) ||
      districts.has(String(value['name']).replace('districts/', '')));
  const ofItem = ({ location, places: all = [location] }: ScheduleItem) => all.filter(place => !places.has(place));
  return {
    list: (list: unknown, name: string) => (names.length === 0 ? list : withWalk(list, pruned(without(list, name), isLink))),
    copy: (texts: Texts): Texts => pruned(Object.fromEntries(Object.entries(texts).filter(([page]) => !pages.has(page))), isLink) as Texts,
    products: chosen.flatMap(({ product }) => product ?? []),
    programme: {
      ...schedule.data,
      locations: schedule.data.locations.filter(({ id }) => !places.has(id)),
      items: schedule.data.items.flatMap(item => {
        const [first, ...more] = ofItem(item);
        if (first === undefined || kinds.has(item.kind) || leads(item.routerLink)) return [];
        const { places: _, ...own } = item;
        const is = item.places ? { ...own, location: first, ...(more.length > 0 && { places: [first, ...more] }) } : item;
        return [names.length === 0 ? is : (pruned(is, isLink) as ScheduleItem)];
      }),
    },
  };
}
