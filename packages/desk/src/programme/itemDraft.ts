import { edition } from '@edition/edition.ts';
import { detailNames, instantToLocal, severalPlaces, type DetailName, type ScheduleItem, type ScheduleLocation } from '@tand/festival';
import type { DeskChange } from '@tand/festival/desk';
import { changedGroups, isEqual, type Draft, type Groups } from '../drafts/draft.ts';
import { dayAt } from './nowNext.ts';

export type ItemDraft = Draft<ScheduleItem>;

export const itemGroups = {
  time: ['day', 'start_time', 'end_time'],
  location: ['location', 'places'],
  takesPlace: ['cancelled'],
  highlight: ['highlight'],
  name_sv: ['name_sv'],
  name_en: ['name_en'],
  short_desc_sv: ['short_desc_sv'],
  short_desc_en: ['short_desc_en'],
  url: ['url', 'routerLink'],
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries doesn't type its keys
  ...(Object.fromEntries(detailNames.map(name => [name, [name]])) as { [Name in DetailName]: [Name] }),
  access: ['access'],
} as const satisfies Groups<ScheduleItem>;
export type ItemGroup = keyof typeof itemGroups;

const fixed = ['name_sv', 'name_en', 'short_desc_sv', 'short_desc_en'] as const;
const free = ['url', 'routerLink', ...detailNames, 'access'] as const;
type Fields = Extract<DeskChange, { do: 'edit' }>['fields'];

export const changedIn = ({ base, mine }: ItemDraft): ItemGroup[] =>
  base ? (changedGroups<ScheduleItem>(base, mine, itemGroups) as ItemGroup[]) : [];

export const isChange = (draft: ItemDraft): boolean => !draft.base || changedIn(draft).length > 0;

export function changesOf({ base, mine }: ItemDraft): DeskChange[] {
  const { id, day, start_time, end_time, location, places, highlight } = mine;
  const several = places ? { places: [...places] } : {};
  if (!base) {
    const fields = { ...editOf(undefined, mine), name_sv: mine.name_sv, name_en: mine.name_en };
    return [{ do: 'add', id, day, start_time, end_time, location, ...several, ...(highlight && { highlight }), fields }];
  }
  const groups = changedIn({ base, mine });
  const edit = editOf(base, mine);
  const changes: (DeskChange | false)[] = [
    groups.includes('time') && { do: 'move', id, day, start_time, end_time },
    groups.includes('location') && { do: 'place', id, location, ...several },
    groups.includes('takesPlace') && { do: mine.cancelled ? 'cancel' : 'reinstate', id },
    groups.includes('highlight') && { do: 'highlight', id, highlight },
    Object.keys(edit).length > 0 && { do: 'edit', id, fields: edit },
  ];
  return changes.filter(change => change !== false);
}

function editOf(base: ScheduleItem | undefined, mine: ScheduleItem): Fields {
  const fields: Record<string, unknown> = {};
  for (const name of fixed) if (!isEqual(base?.[name], mine[name]) && (base || mine[name])) fields[name] = mine[name];
  for (const name of free) if (!isEqual(base?.[name], mine[name])) fields[name] = mine[name] ?? null;
  return fields;
}

export function withField<K extends keyof ScheduleItem>(item: ScheduleItem, name: K, value: ScheduleItem[K] | undefined): ScheduleItem {
  const { [name]: _, ...rest } = item;
  return (value === undefined ? rest : { ...rest, [name]: value }) as ScheduleItem;
}

export function movedTo(item: ScheduleItem, location: number): ScheduleItem {
  const further = item.places?.filter(id => id !== item.location);
  return withField({ ...item, location }, 'places', severalPlaces(location, further));
}

const hour = 3_600_000;
const timeAt = (at: number) => instantToLocal(at, edition.timeZone).slice(11, 16);

export function freshItem(now: number, days: readonly string[], places: readonly ScheduleLocation[]): ScheduleItem {
  const start = (Math.floor(now / hour) + 1) * hour;
  return {
    id: `d-${crypto.randomUUID().slice(0, 8)}`,
    day: Math.max(0, dayAt(days, start)),
    location: places[0]?.id ?? 1,
    start_time: timeAt(start),
    end_time: timeAt(start + hour),
    name_sv: '',
    name_en: '',
    short_desc_sv: '',
    short_desc_en: '',
    highlight: false,
  };
}
