import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Schedule } from '@tand/festival';
import { mergeProgramme, type ProgrammeFile } from '../src/programme.ts';
import { locate, type Path } from './located.ts';
import { report, type Finding, type Place } from './problem.ts';

export interface LocatedProgramme {
  data: Schedule;
  placeOf: (path: Path) => Place;
  unknown: Finding[];
}

type Group = 'locations' | 'items';
type Entry = Partial<NonNullable<ProgrammeFile['items']>[number]>;

export function readProgramme(folder: string, file = 'schedule.yaml', text = read(join(folder, file))): LocatedProgramme {
  const own = locate<ProgrammeFile>(file, text);
  const inOwn = (path: Path) => ({ file, line: own.lineOf(path) });
  const { extends: from, without = [] } = own.data ?? {};
  if (!from) return { data: own.data as Schedule, placeOf: inOwn, unknown: [] };
  const before = readProgramme(folder, join(dirname(file), from).replaceAll('\\', '/'));
  const has = (group: Group, id: string | number) => before.data[group].some(one => one.id === id);
  // An entry without a name changes one of the extended programme.
  const isUnknown = (group: Group, one: Entry) => one.id !== undefined && !('name_sv' in one) && !has(group, one.id);
  const known = (group: Group) => own.data[group]?.filter(one => !isUnknown(group, one));
  const changes = { ...own.data, locations: known('locations'), items: known('items') };
  const data = mergeProgramme(changes, before.data) as Schedule;
  const unknownIn = (group: Group) =>
    (own.data[group] ?? []).flatMap((one, index) => report(inOwn([group, index]), isUnknown(group, one) && `${one.id} is not in ${from}`));
  return {
    data,
    unknown: [
      ...before.unknown,
      ...without.flatMap((id, index) => report(inOwn(['without', index]), !has('items', id) && `${id} is not in ${from}`)),
      ...unknownIn('locations'),
      ...unknownIn('items'),
    ],
    placeOf(path) {
      const [group, index, ...field] = path as [Group, number];
      const one = changes[group]?.[index];
      if (path.length < 2) return inOwn(path);
      if (one) return inOwn([group, own.data[group]!.indexOf(one), ...field]);
      const there = before.data[group].findIndex(({ id }) => id === data[group][index]!.id);
      return before.placeOf([group, there, ...field]);
    },
  };
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
