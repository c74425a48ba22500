import { isBlank, toPrintable } from '@tand/festival';
import * as v from 'valibot';
import type { ItemDraft } from '../revisions.ts';

export const clean = (text: string) => toPrintable(text.normalize('NFC'));
export const cleanLine = (text: string) =>
  clean(text)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

const line = v.optional(v.pipe(v.string(), v.transform(cleanLine)), '');
const text = v.optional(v.pipe(v.string(), v.transform(clean)), '');
const list = v.optional(
  v.pipe(
    v.array(line),
    v.transform(all => all.filter(one => !isBlank(one))),
  ),
  [],
);

/** Most fields are named as in frab; missing texts are ''. */
export const foreignEvent = v.object({
  line: v.exactOptional(v.number()),
  key: v.optional(v.string(), ''),
  /** Index from 0, a date or a weekday. */
  day: v.union([v.number(), v.string()]),
  start: line,
  end: line,
  duration: line,
  room: line,
  places: list,
  title: line,
  titleEn: line,
  text,
  textEn: text,
  track: line,
  type: line,
  tags: list,
  language: line,
  persons: v.optional(v.array(v.object({ name: line, url: v.string() })), []),
  url: v.optional(v.string(), ''),
  details: v.optional(
    v.custom<ItemDraft>(() => true),
    {},
  ),
  isHighlight: v.optional(v.boolean(), false),
  isCancelled: v.optional(v.boolean(), false),
  /** Fields of our items that the file has no column or element for. */
  missing: v.optional(
    v.custom<readonly (keyof ItemDraft)[]>(() => true),
    [],
  ),
});
export type ForeignEvent = v.InferOutput<typeof foreignEvent>;

export class Losses {
  readonly #lost = new Map<string, string[]>();
  readonly #leftOut = new Map<string, string[]>();
  readonly #said: string[] = [];
  readonly #mapped = new Map<string, number>();

  add(sort: string, example: string): void {
    append(this.#lost, sort, example);
  }

  leaveOut(reason: string, example: string): void {
    append(this.#leftOut, reason, example);
  }

  map(text: string): void {
    this.#mapped.set(text, (this.#mapped.get(text) ?? 0) + 1);
  }

  say(text: string): void {
    this.#said.push(`  ${text}`);
  }

  lines(): string[] {
    return [
      ...this.#said,
      ...[...this.#mapped].map(([text, count]) => `  ${text}, ${count} ×`),
      ...grouped('left out', this.#leftOut),
      ...grouped('not carried over', this.#lost),
    ];
  }
}

export const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export const exampleOf = ({ title, key, line }: Pick<ForeignEvent, 'title' | 'key' | 'line'>, value = '') => {
  const where = [line && `line ${line}`, short(value)].filter(Boolean).join(': ');
  const name = short(title || key);
  return name && where ? `${name} (${where})` : name || where;
};

function append(groups: Map<string, string[]>, name: string, example: string): void {
  const found = groups.get(name);
  if (found) found.push(example);
  else groups.set(name, [example]);
}

const grouped = (what: string, groups: ReadonlyMap<string, readonly string[]>) =>
  [...groups].map(([name, examples]) => {
    const some = [...new Set(examples)].slice(0, 3).map(example => `“${example}”`);
    return `  ${what}: ${name}, ${examples.length} ×, as in ${some.join(', ')}`;
  });

export interface ForeignProgramme {
  events: v.InferInput<typeof foreignEvent>[];
  /** Dates of the days in the file, '' for a day without a date. */
  days: string[];
  rooms: string[];
  /** Number of events neither in a room nor directly in a day. */
  unread: number;
  isOwn: boolean;
}
