import * as v from 'valibot';
import type { Localized } from '../languages.ts';
import { isLocal, localToInstant } from '../time/zone.ts';
import { isExternalUrl, isInternalPath, isLink } from './links.ts';
import { isBlank, isPrintable } from './printable.ts';

export interface Problem {
  code: string;
  /** 'name_sv', 'hosts[1].name'; omitted for a problem of the complete value. */
  path?: string;
  params?: Readonly<Record<string, string | number>>;
}

/** Valibot's messages are strings, so parameters are appended as JSON. */
export const refuse = (code: string, params?: Problem['params']) => (params ? `${code} ${JSON.stringify(params)}` : code);

export function fieldName(path: readonly PropertyKey[]): string {
  let name = '';
  for (const key of path) name += typeof key === 'number' ? `[${key}]` : `${name ? '.' : ''}${String(key)}`;
  return name;
}

const typeCodes: Partial<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'yesOrNo',
  array: 'list',
  object: 'group',
  strict_object: 'group',
  loose_object: 'group',
};

function codeOf(issue: v.BaseIssue<unknown>): [code: string, params?: Problem['params']] {
  if (issue.kind === 'schema') {
    if (issue.expected === 'never') return ['unknownField'];
    if (issue.received === 'undefined') return ['missing'];
    if (issue.message.startsWith('Invalid ')) {
      if (issue.type === 'picklist') return ['oneOf', { values: String(issue.expected).replaceAll(/[()"]/g, '').replaceAll(' | ', ', ') }];
      return [typeCodes[issue.type] ?? 'type', { received: issue.received }];
    }
  }
  // Messages of valibot itself, such as "Invalid length: …", are not codes.
  const [, code = 'type', json] = /^(\w+)(?: (\{.*\}))?$/s.exec(issue.message) ?? [];
  return json === undefined ? [code] : [code, JSON.parse(json) as Problem['params']];
}

export const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): Problem[] =>
  issues.map(issue => {
    const [code, params] = codeOf(issue);
    const path = fieldName((issue.path ?? []).map(({ key }) => key as PropertyKey));
    return { code, ...(path && { path }), ...(params && { params }) };
  });

const printable = v.check<string, string>(isPrintable, 'unprintable');
const most = (max: number) => v.maxLength<string, number, string>(max, refuse('tooLong', { max }));

const inOneSpelling = v.transform((value: string) => value.normalize('NFC').replace(/\r\n?/g, '\n'));

export const text = (max: number) => v.pipe(v.string(), inOneSpelling, v.trim(), printable, most(max));

/** Unlike `text`, preserves the first line's indentation, which may be code. */
export const markdown = (max: number) =>
  v.pipe(
    v.string(),
    inOneSpelling,
    v.transform(value => value.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd()),
    printable,
    most(max),
  );
export const line = (max: number) =>
  v.pipe(
    text(max),
    v.transform(value => value.replace(/ {2,}/g, ' ')),
    v.check(value => !/[\r\n\t]/.test(value), 'oneLine'),
  );
export const filledLine = (max: number) =>
  v.pipe(
    line(max),
    v.check(value => !isBlank(value), 'empty'),
  );

export const omitEmpty = (...names: string[]) =>
  v.transform((value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).filter(([name, one]) => one !== undefined && !(names.includes(name) && (one === '' || one === false))),
        )
      : value,
  );

export const whole = (min: number, max: number) => {
  const message = refuse('whole', { min, max });
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(min, message), v.maxValue(max, message));
};

export const inBothLanguages = (schema: v.GenericSchema<string, string>): v.GenericSchema<Localized, Localized> =>
  v.strictObject({ sv: schema, en: schema });

export const internalLink = v.pipe(line(500), v.check(isInternalPath, 'internalLink'));
export const externalLink = v.pipe(line(500), v.check(isExternalUrl, 'externalLink'));
export const link = v.pipe(line(500), v.check(isLink, 'link'));

export const clockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time'));

const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Instant of `value`, local time in `timeZone` if it has no offset; undefined if invalid or without a zone. */
export function readInstant(value: string, timeZone?: string): Date | undefined {
  if (isLocal(value)) return timeZone === undefined ? undefined : new Date(localToInstant(value, timeZone));
  if (!zoned.test(value) || !isLocal(value.slice(0, 16))) return undefined;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

export const inZone = (value: unknown, timeZone: string | undefined): unknown =>
  (typeof value === 'string' && readInstant(value, timeZone)) || value;

const validDate = v.check((date: Date) => !Number.isNaN(date.getTime()), 'instant');
const isoText = v.pipe(
  v.string(),
  v.transform(value => readInstant(value) ?? new Date(Number.NaN)),
  validDate,
);
export const instant = v.union([v.pipe(v.date(), validDate), isoText], issue => (issue.received === 'undefined' ? 'missing' : 'instant'));
