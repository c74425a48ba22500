import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { programmeChange } from '@tand/editions/node';
import {
  accessFacts,
  accessValues,
  itemLanguages,
  scheduleKinds,
  signUpWays,
  type ScheduleItem,
  type ScheduleLocation,
} from '@tand/festival';
import { Document, isMap, isScalar, isSeq, parse, parseDocument, Scalar, visit } from 'yaml';
import { itemFieldNames } from '@tand/festival/schemas';
import type { ProgrammeBefore } from '../import/programmeYaml.ts';

/** New ids are random, so that ids of removed items are not reused. */
export function withIds(items: readonly ScheduleItem[], current: readonly ScheduleItem[]): ScheduleItem[] {
  const ids = items.map(({ id }) => id);
  for (const keyOf of [timesAndTexts, placeAndTime, nameOf]) {
    const missing = groups(items.flatMap((item, index) => (ids[index] === '' ? [{ key: keyOf(item), value: index }] : [])));
    const used = new Set(ids);
    const free = groups(current.filter(({ id }) => !used.has(id)).map(item => ({ key: keyOf(item), value: item.id })));
    for (const [key, indexes] of missing) {
      const found = free.get(key) ?? [];
      if (keyOf === nameOf && (indexes.length > 1 || found.length > 1)) continue;
      for (const [turn, index] of indexes.entries()) ids[index] = found[turn] ?? '';
    }
  }
  return items.map((item, index) => ({ ...item, id: ids[index] || randomBytes(4).toString('hex') }));
}

function groups<T>(entries: readonly { key: string; value: T }[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const { key, value } of entries) found.set(key, [...(found.get(key) ?? []), value]);
  return found;
}

const nameOf = ({ name_sv }: ScheduleItem) => name_sv;
const timesAndTexts = (item: ScheduleItem) =>
  JSON.stringify([placeAndTime(item), item.end_time, item.name_en, item.short_desc_sv, item.short_desc_en]);
const placeAndTime = ({ day, location, start_time, name_sv }: ScheduleItem) => JSON.stringify([day, location, start_time, name_sv]);

export function insertIds(source: string, ids: readonly string[]): string | undefined {
  const items = parseDocument(source).get('items');
  const list = isSeq(items) ? items.items : [];
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  let text = '';
  let from = 0;
  for (const [index, item] of list.entries()) {
    if (!isMap(item) || item.has('id') || !item.range) continue;
    const start = item.range[0];
    const cut = item.flow ? start + 1 : start;
    const indent = ' '.repeat(start - source.lastIndexOf('\n', start - 1) - 1);
    text += `${source.slice(from, cut)}${item.flow ? ` id: '${ids[index]}',` : `id: '${ids[index]}'${eol}${indent}`}`;
    from = cut;
  }
  text += source.slice(from);
  return isDeepStrictEqual(withoutIds(text), withoutIds(source)) && itemsOf(text).every((item, index) => item['id'] === ids[index])
    ? text
    : undefined;
}

const itemsOf = (text: string) => (parse(text) as { items?: Record<string, unknown>[] } | null)?.items ?? [];

function withoutIds(text: string): unknown {
  try {
    return { ...(parse(text) as object), items: itemsOf(text).map(item => ({ ...item, id: undefined })) };
  } catch {
    return text;
  }
}

const header = ` The programme: one entry per item. Times are HH:mm in the festival's time zone.
   id          identifies the item and never changes; leave it out of a new item, and "content schedule import" adds one
   day         0 is the first day of the festival. An item that starts before 05:00 belongs to the day before.
   location    id of a place below
   end_time    '' if the end is open; an item with equal start and end has no duration
   old_*_time  the times before a move, shown struck through
   url         page of another site; routerLink: page of this site, without language
   highlight   true for the highlights, which are yellow
   cancelled   true for a cancelled item, which stays visible, struck through
   kind        ${scheduleKinds.join(', ')}
   tags        words by which the search finds the item, the same in both languages
   hosts       people and partners who lead the item: name, and href to a page of this site or of another
   language    language needed to follow the item: ${itemLanguages.join(', ')}
   age         minimum age in years to take part
   signUp      how: ${signUpWays.join(', ')}; where: page for the sign-up; full: true if there are no places left
   access      where it differs from that of its place: ${accessFacts.map(fact => `${fact} (${accessValues[fact].join(', ')})`).join(', ')}
   places      ids of all places of the item if there are several, \`location\` first
   at          of a place: metres from a corner of the hall, x along it, y across it`;

export function formatSchedule(locations: readonly ScheduleLocation[], items: readonly ScheduleItem[], before?: ProgrammeBefore): string {
  const complete = { locations, items: items.map(withoutDefaults) };
  const change = before && programmeChange({ ...before, items: before.items.map(withoutDefaults) }, complete);
  const document = new Document(before ? { extends: before.path, ...change } : complete);
  document.commentBefore = before
    ? ' The programme, where it differs from that of the file named here, whose head explains the fields.'
    : header;
  const list = document.get('items');
  visit(document, {
    Map: (index, node, path) => {
      const isItem = path.at(-1) === list;
      if (!isItem && index !== null) node.flow = true;
      if (isItem && index !== 0) node.spaceBefore = true;
    },
    Seq: (_, node, path) => {
      if (path.length > 3) node.flow = true;
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === 'items') key.spaceBefore = true;
    },
    Scalar: (key, node) => {
      // Invisible characters must be escaped, which requires double quotes.
      if (key === 'value' && isScalar(node) && typeof node.value === 'string')
        node.type = /\p{C}/u.test(node.value) ? Scalar.QUOTE_DOUBLE : Scalar.QUOTE_SINGLE;
    },
  });
  return document.toString({ lineWidth: 0 });
}

const withoutDefaults = ({ id, ...item }: ScheduleItem): { id: string } => ({
  id,
  ...Object.fromEntries(
    itemFieldNames.flatMap(name => (name !== 'id' && (item[name] || item[name] === 0 || name === 'end_time') ? [[name, item[name]]] : [])),
  ),
});
