import { isDeepStrictEqual } from 'node:util';
import type { Localized } from '@tand/festival';
import type { ImportReport } from './import/saveImport.ts';
import type { Change, Document, Kind } from './revisions.ts';
import { textOf } from '../infra/db/database.ts';

const deeds = ['added', 'removed', 'cancelled', 'reinstated', 'moved', 'renamed', 'changed'] as const;
type Deed = (typeof deeds)[number];

interface Line {
  kind: Kind;
  deed: Deed;
  text: string;
}

const timeFields = ['day', 'location', 'start_time', 'end_time'];

const most = 12;

export function localizedName({ before, after }: Change): Localized {
  const document: Document = after ?? before ?? {};
  const both = (document['headline'] ?? document['text']) as Localized | undefined;
  return both ?? { sv: textOf(document['name_sv']), en: textOf(document['name_en']) };
}

export const nameOf = (change: Change): string => `“${localizedName(change).sv}”`;

export function describeChanges(changes: readonly Change[], placeNames: ReadonlyMap<string, string>): string[] {
  const lines = changes.flatMap(change => linesOf(change, placeNames));
  return groupsOf(lines).flatMap(({ kind, deed, texts }) => {
    const lead = `${deed} ${kind}`;
    const rest = texts.length - most;
    return [...texts.slice(0, most).map(text => `  ${lead} ${text}`), ...(rest > 0 ? [`  ${lead}: ${rest} more`] : [])];
  });
}

export const summarise = (changes: readonly Change[]): string =>
  groupsOf(changes.flatMap(change => linesOf(change, new Map())))
    .map(({ kind, deed, texts }) => `${texts.length} ${kind}${texts.length > 1 && kind !== 'news' ? 's' : ''} ${deed}`)
    .join(', ');

const groupsOf = (lines: readonly Line[]) =>
  (['news', 'place', 'item', 'notice'] as const).flatMap(kind =>
    deeds.flatMap(deed => {
      const texts = lines.filter(one => one.kind === kind && one.deed === deed).map(({ text }) => text);
      return texts.length > 0 ? [{ kind, deed, texts }] : [];
    }),
  );

function linesOf(change: Change, placeNames: ReadonlyMap<string, string>): Line[] {
  const { kind, before, after } = change;
  const when = (document: Document) => {
    const [day, location, start, end] = timeFields.map(field => textOf(document[field]));
    const place = placeNames.get(location ?? '') ?? `place ${location}`;
    return `day ${day} ${start}${end ? `–${end}` : ''}, ${place}`;
  };
  const line = (deed: Deed, text = ''): Line => ({ kind, deed, text: `${nameOf(change)}${text}` });
  const current = after ?? before;
  if (!current) return [];
  if (!before || !after) {
    const text = kind === 'item' ? ` ${when(current)}` : kind === 'news' ? ` (${textOf(current['slug'])})` : '';
    return [line(before ? 'removed' : 'added', text)];
  }
  const changed = new Set([...Object.keys(before), ...Object.keys(after)].filter(field => !isDeepStrictEqual(before[field], after[field])));
  const has = (...fields: string[]) => fields.filter(field => changed.delete(field)).length > 0;
  return [
    ...(has('cancelled') ? [line(after['cancelled'] ? 'cancelled' : 'reinstated')] : []),
    ...(kind === 'item' && has(...timeFields) ? [line('moved', `: ${when(before)} → ${when(after)}`)] : []),
    ...(has('name_sv', 'name_en', 'headline')
      ? [{ kind, deed: 'renamed' as const, text: `${nameOf({ ...change, after: before })} → ${nameOf(change)}` }]
      : []),
    ...(changed.size > 0 ? [line('changed', `: ${[...changed].join(', ')}`)] : []),
  ];
}

export function describeReport(report: ImportReport): string {
  const parts = Object.entries(report).flatMap(([table, counts]) => {
    const texts = (['added', 'updated', 'removed', 'unchanged'] as const)
      .filter(kind => counts[kind] > 0)
      .map(kind => `${counts[kind]} ${kind}`);
    return texts.length > 0 ? [`${table} ${texts.join(', ')}`] : [];
  });
  return parts.join('; ') || 'nothing there';
}
