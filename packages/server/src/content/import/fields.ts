import { isLocal, localToInstant } from '@tand/festival';
import * as v from 'valibot';

const noText = ({ received }: v.BaseIssue<unknown>) => `must be a text, not ${received}`;

export const anyText = v.pipe(v.string(noText), v.trim());
export const filledText = v.pipe(
  v.string(noText),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(500, 'must have at most 500 characters'),
);

export const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(min, message), v.maxValue(max, message));
};

const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** ISO 8601; without an offset in Stockholm time. undefined if invalid. */
export function readInstant(value: string): Date | undefined {
  if (isLocal(value)) return new Date(localToInstant(value));
  if (!zoned.test(value) || !isLocal(value.slice(0, 16))) return undefined;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

export const instant = v.pipe(
  v.string(noText),
  v.check(value => readInstant(value) !== undefined, 'must be an ISO date such as 2025-05-19T08:30:00+02:00'),
  v.transform(value => readInstant(value) ?? new Date(Number.NaN)),
);

export const internalLink = v.pipe(
  v.string(noText),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'must be an internal address starting with one slash, such as /tickets'),
);

export const externalLink = v.pipe(
  v.string(noText),
  v.check(value => /^(https?:\/\/|mailto:)/i.test(value) && URL.canParse(value), 'must be an https, http or mailto address'),
);

export const clockTime = v.pipe(
  v.string(noText),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time from "00:00" to "23:59", in quotes'),
);

export const groupMessage = (what: string) => (issue: v.BaseIssue<unknown>) => {
  if (issue.expected === 'never') return `is not a field of ${what}`;
  return issue.received === 'undefined' ? 'is missing' : `must be a group of fields, not ${issue.received}`;
};
