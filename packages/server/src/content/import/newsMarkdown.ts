import { languages, type Lang } from '@tand/festival';
import * as v from 'valibot';
import { anyText, externalLink, filledText, groupMessage, instant, internalLink, whole } from './fields.ts';
import type { ContentProblem } from './problems.ts';
import type { NewsContent } from '../types.ts';
import { findUnshown, isTooDeep } from './unshown.ts';
import { parseYaml, validateYaml } from './yaml.ts';

const textsOf = (isDraft: boolean) =>
  v.strictObject(
    {
      headline: isDraft ? v.pipe(anyText, v.maxLength(500, 'must have at most 500 characters')) : filledText,
      preamble: isDraft ? anyText : v.pipe(anyText, v.nonEmpty('must not be empty')),
      linkText: v.optional(anyText, ''),
      imageCaption: v.optional(anyText, ''),
      imageAlt: v.optional(anyText, ''),
    },
    groupMessage('news'),
  );

const imageMessage = 'must be empty or a path such as /img/news/name.svg';
/** Only images of the site: browsers send requests for it with the reader's cookies. */
const newsImage = v.pipe(v.string(imageMessage), v.regex(/^(?:\/img(?:\/[\p{L}\p{N}_-][\p{L}\p{N}_.-]*)+)?$/u, imageMessage));

/** Drafts may omit texts required for publishing. */
const frontMatterOf = (isDraft: boolean) =>
  v.strictObject(
    {
      id: whole(1, 1_000_000_000),
      slug: v.pipe(
        filledText,
        v.regex(
          /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
          'must be small letters, digits and hyphens, and not only digits (that would be an id)',
        ),
      ),
      draft: v.optional(v.boolean('must be true or false'), false),
      publishedDate: instant,
      unpublishedDate: v.optional(instant),
      updatedDate: v.optional(instant),
      image: v.optional(newsImage, ''),
      author: filledText,
      topic: v.optional(filledText),
      sv: textsOf(isDraft),
      en: textsOf(isDraft),
      linkUrl: v.optional(externalLink),
      routerLink: v.optional(internalLink),
    },
    groupMessage('news'),
  );

const frontMatter = frontMatterOf(false);
const draftMatter = frontMatterOf(true);

export interface ParsedNews {
  item?: NewsContent;
  problems: ContentProblem[];
}

/** Defaults and overrides of front matter fields, by path (`sv.headline`). */
export interface Beside {
  defaults?: (written: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  overrides?: Readonly<Record<string, unknown>>;
}

/** YAML front matter between `---` lines, then sections that start with `<!-- sv -->` and `<!-- en -->`. */
export function parseNews(file: string, source: string, beside: Beside = {}): ParsedNews {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const close = lines.indexOf('---', 1);
  if (lines[0] !== '---' || close < 0) {
    return { problems: [{ file, line: 1, message: 'must start with front matter between two lines of ---' }] };
  }
  const written = parseYaml(file, lines.slice(1, close).join('\n'), 2);
  const yaml = { ...written, data: withFields(written.data, beside) };
  const isDraft = (yaml.data as { draft?: unknown } | null)?.draft === true;
  const { output, problems } = validateYaml(file, yaml, isDraft ? draftMatter : frontMatter);
  const body = readBody(file, lines, close + 1, isDraft);
  const all = [...problems, ...body.problems, ...findUnshown(file, lines, close + 1)];
  if (output && output.unpublishedDate && output.unpublishedDate <= output.publishedDate) {
    all.push({ file, ...yaml.locate(['unpublishedDate']), field: 'unpublishedDate', message: 'must be later than publishedDate' });
  }
  if (!output || all.length > 0) return { problems: all };
  const { sv, en } = output;
  const both = (key: keyof typeof output.sv) => ({ sv: output.sv[key], en: output.en[key] });
  return {
    problems: [],
    item: {
      id: output.id,
      slug: output.slug,
      publishedDate: output.publishedDate,
      ...(output.draft ? { isDraft: true } : {}),
      ...(output.unpublishedDate ? { unpublishedDate: output.unpublishedDate } : {}),
      ...(output.updatedDate ? { updatedDate: output.updatedDate } : {}),
      image: output.image,
      topic: output.topic ?? '',
      author: output.author,
      headline: both('headline'),
      preamble: both('preamble'),
      linkText: both('linkText'),
      imageCaption: both('imageCaption'),
      ...(sv.imageAlt || en.imageAlt ? { imageAlt: both('imageAlt') } : {}),
      body: body.texts,
      ...(output.linkUrl ? { linkUrl: output.linkUrl } : {}),
      ...(output.routerLink ? { routerLink: output.routerLink } : {}),
    },
  };
}

function withFields(data: unknown, { defaults, overrides = {} }: Beside): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const written = { ...data };
  const fields: Record<string, unknown> = { ...defaults?.(written), ...written };
  for (const [path, value] of Object.entries(overrides)) {
    const [name = '', inner] = path.split('.', 2);
    fields[name] = inner === undefined ? value : defined({ ...(fields[name] as object), [inner]: value });
  }
  return defined(fields);
}

const defined = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function readBody(
  file: string,
  lines: string[],
  from: number,
  isDraft: boolean,
): { texts: Record<Lang, string>; problems: ContentProblem[] } {
  const texts: Record<Lang, string> = { sv: '', en: '' };
  const problems: ContentProblem[] = [];
  const starts: { lang: Lang; line: number }[] = [];
  for (let line = from; line < lines.length; line += 1) {
    const mark = /^<!--\s*(\w+)\s*-->\s*$/.exec(lines[line] ?? '')?.[1];
    if (mark === undefined) continue;
    const lang = languages.find(known => known === mark);
    if (!lang) problems.push({ file, line: line + 1, message: `unknown language section "${mark}"` });
    else if (starts.some(start => start.lang === lang))
      problems.push({ file, line: line + 1, field: `body.${lang}`, message: 'stands twice' });
    else starts.push({ lang, line });
  }
  const lead = lines.slice(from, starts[0]?.line ?? lines.length).findIndex(line => line.trim() !== '');
  if (lead >= 0 && starts.length > 0) {
    problems.push({ file, line: from + lead + 1, message: 'text before the first language section belongs to no language' });
  }
  for (const [index, { lang, line }] of starts.entries()) {
    texts[lang] = lines
      .slice(line + 1, starts[index + 1]?.line ?? lines.length)
      .join('\n')
      .trim();
    if (isTooDeep(texts[lang]))
      problems.push({ file, line: line + 1, field: `body.${lang}`, message: 'has quotes or lists more than 20 levels deep' });
    if (texts[lang] === '' && !isDraft) problems.push({ file, line: line + 1, field: `body.${lang}`, message: 'must not be empty' });
  }
  for (const lang of languages) {
    if (!starts.some(start => start.lang === lang)) {
      problems.push({
        file,
        line: from + 1,
        field: `body.${lang}`,
        message: `has no section: add a line <!-- ${lang} --> and the text below it`,
      });
    }
  }
  return { texts, problems };
}
