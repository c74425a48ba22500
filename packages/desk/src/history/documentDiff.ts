import type { DeskDocument } from '@tand/festival/desk';
import { isEqual } from '../drafts/draft.ts';

const unsaid = new Set(['id', 'sequence', 'modified', 'position', 'old_start_time', 'old_end_time']);

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object') return 'name' in value ? textOf(value.name) : Object.values(value).map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isBoth = (value: unknown): value is { sv: unknown; en: unknown } =>
  typeof value === 'object' && value !== null && 'sv' in value && 'en' in value;

const flat = (document: DeskDocument | null): Map<string, unknown> =>
  new Map(
    Object.entries(document ?? {}).flatMap(([name, value]): [string, unknown][] => {
      if (unsaid.has(name)) return [];
      return isBoth(value) ? Object.entries(value).map(([lang, text]) => [`${name}.${lang}`, text]) : [[name, value]];
    }),
  );

export function documentDiff(before: DeskDocument | null, after: DeskDocument | null) {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(field => !isEqual(old.get(field), now.get(field)))
    .map(field => ({ field, before: textOf(old.get(field)), after: textOf(now.get(field)) }))
    .filter(({ before: one, after: other }) => one !== other);
}
