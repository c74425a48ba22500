import * as v from 'valibot';
import { logToConsole, type Log } from '../log.ts';

/** Names the field and the expected type but not the value: logs hold no personal data. */
function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'item';
  if (issue.received === 'undefined') return `${field}: missing`;
  return `${field}: ${issue.expected ? `expected ${issue.expected}` : issue.message}`;
}

/** Drops invalid items and logs them with index and field (DATA-2); undefined if the value isn't an array. */
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
