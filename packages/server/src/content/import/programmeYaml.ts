import { accessValues, itemLanguages, maxScheduleItems, scheduleKinds, severalPlaces, signUpWays } from '@tand/festival';
import { wholeProgramme, type ProgrammeFile } from '@tand/editions/node';
import * as v from 'valibot';
import { anyText, clockTime, externalLink, filledText, groupMessage, internalLink, whole } from './fields.ts';
import type { ContentProblem } from './problems.ts';
import type { LocationContent, ScheduleContent } from '../types.ts';
import { fieldName, parseYaml, validateYaml, type LocatedYaml } from './yaml.ts';

const optionalOf = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        schema,
      ],
      issue => issue.issues?.at(-1)?.message ?? 'is not valid',
    ),
  );

const unknownField = groupMessage('the programme');

const oneOf = <const T extends readonly string[]>(values: T) => v.picklist(values, `must be one of ${values.join(', ')}`);

const yesOrNo = v.boolean('must be true or false');

const access = v.strictObject(
  {
    seating: v.exactOptional(oneOf(accessValues.seating)),
    noise: v.exactOptional(oneOf(accessValues.noise)),
    light: v.exactOptional(oneOf(accessValues.light)),
    steps: v.exactOptional(oneOf(accessValues.steps)),
    signLanguage: v.exactOptional(yesOrNo),
    hearingLoop: v.exactOptional(yesOrNo),
  },
  groupMessage('access'),
);

const link = v.union([internalLink, externalLink], 'must be a page of this site, such as /tickets, or an https address');

const metres = v.pipe(v.number('must be metres, as a number'), v.minValue(0, 'must not be below 0'), v.maxValue(10_000, 'is too far'));

/** Id 0 means all locations in the filter (SCHED-1); the site adds it, files may name it. */
const location = v.strictObject(
  {
    id: whole(0, 1_000_000),
    name_sv: filledText,
    name_en: filledText,
    at: v.exactOptional(v.strictObject({ x: metres, y: metres }, groupMessage('a point'))),
    access: v.exactOptional(access),
  },
  unknownField,
);

// SCHED-47
const added = {
  kind: v.exactOptional(oneOf(scheduleKinds)),
  tags: v.exactOptional(v.array(filledText, 'must be a list of words')),
  hosts: v.exactOptional(
    v.array(
      v.strictObject({ name: filledText, href: v.exactOptional(link) }, groupMessage('a host')),
      'must be a list of names, each with an href or none',
    ),
  ),
  language: v.exactOptional(oneOf(itemLanguages)),
  age: v.exactOptional(whole(1, 99)),
  signUp: v.exactOptional(
    v.strictObject(
      { how: oneOf(signUpWays), where: v.exactOptional(link), full: v.exactOptional(v.literal(true, 'must be true, or left out')) },
      groupMessage('a sign-up'),
    ),
  ),
  access: v.exactOptional(access),
  places: v.exactOptional(v.array(whole(1, 1_000_000), 'must be a list of places')),
};

const item = v.strictObject(
  {
    // Required too, but checked separately: a command can fill it in.
    id: v.optional(
      v.pipe(
        v.string('must be a text, in quotes'),
        v.regex(/^[a-z0-9-]{1,64}$/, 'must be up to 64 small letters, digits and hyphens, in quotes'),
      ),
    ),
    day: whole(0, 3),
    location: whole(1, 1_000_000),
    start_time: clockTime,
    end_time: v.optional(v.union([v.literal(''), clockTime], 'must be empty or a time from "00:00" to "23:59", in quotes'), ''),
    old_start_time: optionalOf(clockTime),
    old_end_time: optionalOf(clockTime),
    name_sv: filledText,
    name_en: filledText,
    short_desc_sv: v.optional(anyText, ''),
    short_desc_en: v.optional(anyText, ''),
    url: optionalOf(externalLink),
    routerLink: optionalOf(internalLink),
    highlight: v.optional(v.boolean('must be true or false'), false),
    cancelled: v.pipe(
      v.optional(v.boolean('must be true or false'), false),
      v.transform(is => is || undefined),
    ),
    ...added,
  },
  unknownField,
);

const programme = v.strictObject(
  {
    locations: v.optional(v.array(location, 'must be a list'), []),
    items: v.optional(
      v.pipe(v.array(item, 'must be a list'), v.maxLength(maxScheduleItems, `must have at most ${maxScheduleItems} items`)),
      [],
    ),
  },
  unknownField,
);

/** Minimal structure for merging a file with the one it extends. */
const entries = v.optional(v.array(v.looseObject({}, 'must hold fields'), 'must be a list'));
const change = v.looseObject({
  without: v.optional(v.array(v.string('must be a text, in quotes'), 'must be a list'), []),
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
  locations: readonly LocationContent[];
  items: readonly ScheduleContent[];
}

export interface ScheduleOptions {
  /** Allows items without an id, which is then ''. */
  mayLackIds?: boolean;
}

export interface ParsedSchedule {
  locations: LocationContent[];
  items: ScheduleContent[];
  problems: ContentProblem[];
}

/** Parses one or several files with `locations`, `items` or both; `before` is the programme that a file extends. */
export function parseSchedule(files: readonly SourceFile[], { mayLackIds = false }: ScheduleOptions = {}): ParsedSchedule {
  const parsed = files.map(({ file, source, before }) => {
    const yaml = parseYaml(file, source.replace(/^\uFEFF/, ''));
    if (!before) return { file, yaml, ...validateYaml(file, yaml, programme) };
    const { output: own, problems } = validateYaml(file, yaml, change);
    if (!own) return { file, yaml, problems };
    const stale = own.without.flatMap((id, index) =>
      before.items.some(known => known.id === id) ? [] : at(file, yaml, ['without', index], `there is no item ${id} in ${before.path}`),
    );
    // Inherited entries come last, so that indexes match the file.
    const whole = validateYaml(file, { ...yaml, data: wholeProgramme(own as unknown as ProgrammeFile, before) }, programme);
    return { file, yaml, ...whole, problems: [...stale, ...whole.problems] };
  });
  const problems = parsed.flatMap(file => file.problems);
  const locations: LocationContent[] = [];
  const items: ScheduleContent[] = [];
  for (const { file, yaml, output } of parsed) {
    for (const [index, one] of (output?.locations ?? []).entries()) {
      if (locations.some(known => known.id === one.id))
        problems.push(at(file, yaml, ['locations', index, 'id'], `place ${one.id} stands twice`));
      locations.push(one);
    }
  }
  const ids = new Set(locations.map(known => known.id));
  const known = new Set<string>();
  for (const { file, yaml, output } of parsed) {
    for (const [index, { id = '', places, ...one }] of (output?.items ?? []).entries()) {
      if (id === '' && !mayLackIds)
        problems.push(at(file, yaml, ['items', index, 'id'], 'is missing; "content schedule import" writes one'));
      if (id !== '' && known.has(id)) problems.push(at(file, yaml, ['items', index, 'id'], `item ${id} stands twice`));
      known.add(id);
      const unknown = [one.location, ...(places ?? [])].find(place => !ids.has(place));
      if (unknown !== undefined) {
        const field = unknown === one.location ? 'location' : 'places';
        problems.push(at(file, yaml, ['items', index, field], `there is no place ${unknown} for “${one.name_sv}”`));
      }
      const several = severalPlaces(one.location, places);
      items.push({ id, ...one, ...(several && { places: several }) });
    }
  }
  return { locations, items, problems };
}

const at = (file: string, yaml: LocatedYaml, path: (string | number)[], message: string): ContentProblem => ({
  file,
  ...yaml.locate(path),
  field: fieldName(path),
  message,
});
