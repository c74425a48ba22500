import { maxScheduleItems, type ScheduleItem, type ScheduleLocation } from '@tand/festival';
import { newScheduleItem, refuse, scheduleLocation, type Problem } from '@tand/festival/schemas';
import { mergeProgramme, type ProgrammeFile } from '@tand/editions/node';
import * as v from 'valibot';
import { located, parseYaml, validateYaml } from './yaml.ts';

const programme = v.strictObject({
  locations: v.optional(v.array(scheduleLocation), []),
  items: v.optional(v.pipe(v.array(newScheduleItem), v.maxLength(maxScheduleItems, refuse('tooMany', { max: maxScheduleItems }))), []),
});

const entries = v.optional(v.array(v.looseObject({}), 'list'));
const change = v.looseObject({
  without: v.optional(v.array(v.string('text'), 'list'), []),
  locations: entries,
  items: entries,
});

export interface SourceFile {
  file: string;
  source: string;
  before?: ProgrammeBefore | undefined;
}

export interface ProgrammeBefore {
  path: string;
  locations: readonly ScheduleLocation[];
  items: readonly ScheduleItem[];
}

export interface ScheduleOptions {
  mayOmitIds?: boolean;
  days?: readonly string[] | undefined;
}

export function parseSchedule(files: readonly SourceFile[], { mayOmitIds = false, days }: ScheduleOptions = {}) {
  const parsed = files.map(({ file, source, before }) => {
    const yaml = parseYaml(file, source.replace(/^\uFEFF/, ''));
    if (!before) return { file, yaml, ...validateYaml(file, yaml, programme) };
    const { output: own, problems } = validateYaml(file, yaml, change);
    if (!own) return { file, yaml, problems };
    const stale = own.without.flatMap((id, index) =>
      before.items.some(known => known.id === id)
        ? []
        : located(file, yaml, { path: `without[${index}]`, code: 'noItem', params: { id, path: before.path } }),
    );
    // Inherited entries come last, so that indexes match the file.
    const validated = validateYaml(file, { ...yaml, data: mergeProgramme(own as unknown as ProgrammeFile, before) }, programme);
    return { file, yaml, ...validated, problems: [...stale, ...validated.problems] };
  });
  const locations = parsed.flatMap(({ output }) => output?.locations ?? []);
  const items = parsed.flatMap(({ output }) => output?.items ?? []);
  const seen = new Set<string>();
  const twice = (key: string) => seen.has(key) || !seen.add(key);
  const problems = parsed.flatMap(({ file, yaml, output, problems: own }) => {
    const wrong = (path: string, code: string, params?: Problem['params']) =>
      located(file, yaml, { path, code, ...(params && { params }) });
    const places = (output?.locations ?? []).flatMap(({ id }, index) =>
      twice(`place ${id}`) ? [wrong(`locations[${index}].id`, 'twice', { name: `place ${id}` })] : [],
    );
    const events = (output?.items ?? []).flatMap((item, index) => [
      ...(item.id === '' && !mayOmitIds ? [wrong(`items[${index}].id`, 'noId')] : []),
      ...(item.id !== '' && twice(`item ${item.id}`) ? [wrong(`items[${index}].id`, 'twice', { name: `item ${item.id}` })] : []),
      ...findMisplaced(item, locations, days?.length).map(({ path, code, params }) => wrong(`items[${index}].${path}`, code, params)),
    ]);
    return [...own, ...places, ...events];
  });
  return { locations, items, problems };
}

export function findMisplaced(
  { day, location, places = [], name_sv: name }: ScheduleItem,
  known: readonly ScheduleLocation[],
  days = Infinity,
): Problem[] {
  const place = [location, ...places].find(id => !known.some(one => one.id === id));
  return [
    ...(place === undefined ? [] : [{ path: place === location ? 'location' : 'places', code: 'noPlace', params: { place, name } }]),
    ...(day < days ? [] : [{ path: 'day', code: 'noDay', params: { day, days, name } }]),
  ];
}
