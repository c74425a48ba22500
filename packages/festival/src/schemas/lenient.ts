import * as v from 'valibot';
import { logToConsole, type Log } from '../log.ts';

/** Which field of an item is wrong and what it should be. Values are left out: logs carry nobody's data. */
function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'item';
  if (issue.received === 'undefined') return `${field}: missing`;
  return `${field}: ${issue.expected ? `expected ${issue.expected}` : issue.message}`;
}

/**
 * Reads a list from outside: a bad item is dropped and logged with its index and field, the rest stays (DATA-2).
 * Undefined when the answer is no list at all.
 */
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
