import * as v from 'valibot';
import { defined } from '../text/schema.ts';
import { logToConsole, type Log } from '../log.ts';

/** Does not contain the value, as logs contain no personal data. */
function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'item';
  if (issue.received === 'undefined') return `${field}: missing`;
  return `${field}: ${issue.expected ? `expected ${issue.expected}` : issue.message}`;
}

/** Valid items of a list; undefined if the value is not an array (DATA-2). */
export function parseList<T>(name: string, schema: v.GenericSchema<unknown, T>, value: readonly unknown[], log?: Log): T[];
export function parseList<T>(name: string, schema: v.GenericSchema<unknown, T>, value: unknown, log?: Log): T[] | undefined;
export function parseList<T>(name: string, schema: v.GenericSchema<unknown, T>, value: unknown, log: Log = logToConsole): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item: unknown, index) => {
    const result = v.safeParse(schema, item, { abortEarly: true });
    if (result.success) return [result.output];
    log(`Dropped ${name}[${index}]: ${describe(result.issues[0])}`);
    return [];
  });
}

type Described = v.GenericSchema & {
  wrapped?: Described;
  item?: Described;
  entries?: Record<string, Described>;
};

/** Schema that drops invalid optional fields, invalid list entries and unknown fields. */
function lenient(schema: Described): v.GenericSchema {
  const { wrapped, item, entries } = schema;
  if (schema.type === 'exact_optional' && wrapped) return v.fallback(v.optional(lenient(wrapped)), undefined);
  if (schema.type === 'strict_object' && entries)
    return v.pipe(
      v.object(lenientEntries(entries)),
      v.transform(fields => defined(fields)),
    );
  if (schema.type !== 'array' || !item) return schema;
  return v.pipe(
    v.array(v.fallback(v.nullable(lenient(item)), null)),
    v.transform(list => list.filter(entry => entry !== null)),
    v.minLength(1),
  );
}

type Lenient<E> = { [K in keyof E]: E[K] extends v.ExactOptionalSchema<infer S, undefined> ? v.OptionalSchema<S, undefined> : E[K] };

export const lenientEntries = <const E extends v.ObjectEntries>(entries: E): Lenient<E> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries doesn't type its keys
  Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, lenient(schema as Described)])) as Lenient<E>;
