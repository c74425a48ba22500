import * as v from 'valibot';
import { entryPages, kinds, type EntryKind, type Lists } from './entries.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.array(text);
const optional = v.exactOptional;
const facts = v.array(v.object({ term: text, text }));
const labelled = v.object({ headline: text, items: v.array(v.object({ label: text, value: text })) });
const links = v.array(v.object({ text, href: text }));
const sections = v.array(v.object({ id: text, headline: text, paragraphs: texts, bullets: optional(texts), more: optional(texts) }));
const block = v.object({ paragraphs: optional(texts), bullets: optional(texts) });
const opening = {
  meta: v.object({ title: text, description: text, keywords: text }),
  headline: text,
  preamble: text,
};
const picture = { imageAlt: text };

export const copySchemas = {
  partner: v.object({
    ...opening,
    facts,
    sections,
    quotes: v.optional(v.array(v.object({ text, name: text, title: text }))),
    links,
    deals: optional(v.object({ headline: text, text, cta: text, href: text })),
  }),
  tournament: v.object({
    ...opening,
    /** Only for a `TournamentPart`: a tournament has its `alt` in its list. */
    imageAlt: optional(text),
    facts: v.object({
      team: text,
      days: text,
      field: text,
      play: text,
      place: text,
      prize: text,
      age: text,
      ageNote: optional(text),
      ticket: text,
      closes: text,
      closesNote: optional(text),
    }),
    intro: texts,
    format: block,
    programme: v.object({ paragraphs: texts }),
    requirements: block,
    rules: block,
    prizes: block,
    registration: v.object({ paragraphs: texts, ctas: links }),
    links: optional(links),
    info: optional(v.array(v.object({ headline: text, paragraphs: texts }))),
  }),
  district: v.object({
    ...opening,
    ...picture,
    own: v.object({ headline: text, text, cta: text, href: text }),
    description: v.object({ headline: text, paragraphs: texts }),
    nearby: text,
    facts,
    activities: optional(v.object({ headline: text, preamble: text })),
  }),
  activity: v.object({ ...opening, ...picture, facts, sections, links }),
  food: v.object({
    ...opening,
    ...picture,
    sections,
    back: text,
    /** Shown only together with `facts`. */
    menu: optional(v.object({ headline: text, items: v.array(v.object({ name: text, text })) })),
    facts: optional(labelled),
    days: optional(v.array(v.object({ id: text, headline: text, intro: text, facts: v.array(v.object({ time: text, text })) }))),
  }),
  accommodation: v.object({
    ...opening,
    ...picture,
    facts: labelled,
    sections,
    cta: v.object({ headline: text, text, button: text, href: text }),
    back: text,
  }),
  creator: v.object({ ...opening, facts, sections, links }),
} satisfies Record<EntryKind, v.GenericSchema>;

export type EntryCopy = { [Kind in EntryKind]: v.InferOutput<(typeof copySchemas)[Kind]> };

const band = v.picklist(['paper', 'wood', 'card', 'blue', 'pink', 'teal', 'night', 'yellow', 'red', 'striker']);
export type Band = v.InferOutput<typeof band>;

const page = {
  band,
  /** Name of the copy file. Default: `textsName(kind, slug)`. */
  texts: optional(text),
};
const pageSchemas = {
  partner: v.strictObject({
    ...page,
    /** Colours that are the background of no partner's picture. */
    band: v.picklist(['pink', 'teal', 'yellow']),
    quoteBand: band,
    emblem: text,
    hasSite: optional(v.boolean()),
  }),
  /** `programme`: prefix of the Swedish names of the tournament's programme items. */
  tournament: v.strictObject({ ...page, programme: text }),
  /** `doors`: slugs of the activities that the page lists. */
  district: v.strictObject({ ...page, doors: optional(texts) }),
  activity: v.strictObject(page),
  food: v.strictObject(page),
  accommodation: v.strictObject({ ...page, emblem: text }),
  creator: v.strictObject(page),
} satisfies Record<EntryKind, v.GenericSchema>;

export type EntryOptions<Kind extends EntryKind> = v.InferOutput<(typeof pageSchemas)[Kind]>;

export interface EntryProblem {
  file: string;
  entry: string;
  /** Keys of the field in `file`; empty if the copy file is missing. */
  path: readonly string[];
  message: string;
}

type Copy = Readonly<Record<string, Readonly<Record<string, object>>>>;

export function entryProblems(lists: Lists, copy: Copy): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const check = (schema: v.GenericSchema, value: unknown, file: string, entry: string) => {
    for (const issue of v.safeParse(schema, value).issues ?? []) {
      const path = issue.path?.map(({ key }) => String(key)) ?? [];
      problems.push({ file, entry, path, message: issue.message });
    }
  };
  for (const { kind, slug, texts: name } of entryPages(lists)) {
    const entry = `${kind} ${slug}`;
    let home = '';
    for (const list of kinds[kind].lists) {
      const listed = ((lists[list] ?? []) as readonly { slug?: string; page?: unknown }[]).filter(one => one.slug === slug);
      if (listed[0]) {
        home = `lists/${fileOf(list)}.ts`;
        check(pageSchemas[kind], listed[0].page, home, entry);
      }
      if (listed.length > 1) problems.push({ file: home, entry, path: ['slug'], message: 'is listed twice' });
    }
    for (const [lang, pages] of Object.entries(copy)) {
      const file = `copy/${lang}/${name}.json`;
      if (pages[name]) check(copySchemas[kind], pages[name], file, entry);
      else problems.push({ file: home, entry, path: [], message: `has a page, but there is no ${file}` });
    }
  }
  return problems;
}

const fileOf = (list: string) => (list === 'tournamentParts' ? 'tournaments' : list);
