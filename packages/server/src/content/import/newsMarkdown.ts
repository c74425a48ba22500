import { contentLanguages, type Article, type ContentLang } from '@tand/festival';
import { article, inZone, problemsOf, type Problem } from '@tand/festival/schemas';
import * as v from 'valibot';
import { findUnknownTopic } from '../newsState.ts';
import type { ContentProblem } from '../problems.ts';
import { isFields, located, parseYaml, type Fields } from './yaml.ts';

const textNames = ['headline', 'preamble', 'linkText', 'imageCaption', 'imageAlt'] as const;
const timeNames = ['publishedDate', 'unpublishedDate', 'updatedDate'];
const optionalTexts = new Set(['linkText', 'imageCaption', 'imageAlt']);

export interface NewsOptions {
  defaults?: (written: Fields) => Fields;
  topics?: ReadonlySet<string> | undefined;
  timeZone?: string | undefined;
}

export function parseNews(file: string, source: string, options: NewsOptions = {}): { item?: Article; problems: ContentProblem[] } {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const close = lines.indexOf('---', 1);
  if (lines[0] !== '---' || close < 0) {
    return { problems: [{ file, line: 1, code: 'frontMatter' }] };
  }
  const yaml = parseYaml(file, lines.slice(1, close).join('\n'), 2);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  const { texts, starts, problems } = readBody(file, lines, close + 1);
  const front = readFront(yaml.data, texts, options);
  const placed = front.problems.flatMap(problem => {
    const { path = '', params } = problem;
    if (!path.startsWith('body.')) return [located(file, yaml, problem)];
    const start = starts.find(({ lang }) => path === `body.${lang}`);
    if (!start) return [];
    const line = params?.['line'] === undefined ? start.line + 1 : start.textFrom + Number(params['line']);
    return [{ file, line, ...problem }];
  });
  const unknown = front.item ? findUnknownTopic(front.item, options.topics).map(problem => located(file, yaml, problem)) : [];
  const all = [...placed, ...problems, ...unknown];
  return front.item && all.length === 0 ? { item: front.item, problems: [] } : { problems: all };
}

const shown = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : Array.isArray(value) ? 'Array' : String(value));

function readFront(
  data: unknown,
  body: Record<ContentLang, string>,
  { defaults, timeZone }: NewsOptions,
): { item?: Article; problems: Problem[] } {
  if (!isFields(data)) return { problems: [{ code: 'group', params: { received: shown(data) } }] };
  const { draft, sv, en, ...fields } = { ...defaults?.(data), ...data };
  const byLanguage: Fields = { sv, en };
  const textsIn = (lang: ContentLang): Fields | undefined => (isFields(byLanguage[lang]) ? byLanguage[lang] : undefined);
  const both = (name: string) => {
    const missing = optionalTexts.has(name) ? '' : undefined;
    return Object.fromEntries(contentLanguages.map(lang => [lang, textsIn(lang)?.[name] ?? missing]));
  };
  const texts = Object.fromEntries(textNames.map(name => [name, both(name)]));
  const times = Object.fromEntries(timeNames.flatMap(name => (name in fields ? [[name, inZone(fields[name], timeZone)]] : [])));
  const read = v.safeParse(article, { ...fields, ...times, ...texts, isDraft: draft, body });
  const problems = problemsOf(read.issues ?? []).flatMap((problem): Problem[] => {
    const [name = '', lang] = (problem.path ?? '').split('.');
    if (name === 'isDraft') return [{ ...problem, path: 'draft' }];
    if (!lang || name === 'body') return [problem];
    return textsIn(lang as ContentLang) ? [{ ...problem, path: `${lang}.${name}` }] : [];
  });
  const ofLanguages = contentLanguages.flatMap((lang): Problem[] => {
    const own = textsIn(lang);
    if (!own)
      return [
        {
          path: lang,
          ...(byLanguage[lang] === undefined ? { code: 'missing' } : { code: 'group', params: { received: shown(byLanguage[lang]) } }),
        },
      ];
    const strange = Object.keys(own).filter(name => !textNames.some(known => known === name));
    return strange.map(name => ({ path: `${lang}.${name}`, code: 'unknownField' }));
  });
  return { ...(read.success && { item: read.output }), problems: [...problems, ...ofLanguages] };
}

function readBody(file: string, lines: string[], from: number) {
  const texts: Record<ContentLang, string> = { sv: '', en: '' };
  const problems: ContentProblem[] = [];
  /** Line indexes: `line` of the language's comment, `textFrom` of its text's first line. */
  const starts: { lang: ContentLang; line: number; textFrom: number }[] = [];
  for (let line = from; line < lines.length; line += 1) {
    const mark = /^<!--\s*(\w+)\s*-->\s*$/.exec(lines[line] ?? '')?.[1];
    if (mark === undefined) continue;
    const lang = contentLanguages.find(known => known === mark);
    const isSecond = starts.some(start => start.lang === lang);
    if (lang && !isSecond) starts.push({ lang, line, textFrom: line + 1 });
    else if (isSecond) problems.push({ file, line: line + 1, path: `body.${lang}`, code: 'sectionTwice' });
    else problems.push({ file, line: line + 1, code: 'sectionUnknown', params: { found: mark } });
  }
  const lead = lines.slice(from, starts[0]?.line ?? lines.length).findIndex(line => line.trim() !== '');
  if (lead >= 0 && starts.length > 0) problems.push({ file, line: from + lead + 1, code: 'textBeforeSections' });
  for (const [index, start] of starts.entries()) {
    const section = lines.slice(start.line + 1, starts[index + 1]?.line ?? lines.length);
    const blank = section.findIndex(line => line.trim() !== '');
    start.textFrom = start.line + 1 + Math.max(0, blank);
    // Spaces stay, as an indented first line is a block of code.
    texts[start.lang] = section
      .slice(Math.max(0, blank))
      .join('\n')
      .replace(/^\\(?=\\*<!--\s*\w+\s*-->[^\S\n]*$)/gm, '');
  }
  for (const lang of contentLanguages) {
    if (!starts.some(start => start.lang === lang))
      problems.push({
        file,
        line: from + 1,
        path: `body.${lang}`,
        code: 'sectionMissing',
        params: { lang },
      });
  }
  return { texts, starts, problems };
}
