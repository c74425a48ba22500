/** Reads docs/specification and the places in code and tests that name its lines. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Place {
  file: string;
  line: number;
}

export interface NamedTest extends Place {
  title: string;
}

export interface Requirement extends Place {
  id: string;
  area: string;
  text: string;
  /** Condition for implementing it, if it is not implemented. */
  planned: string | undefined;
  untestable: string | undefined;
  code: Place[];
  tests: NamedTest[];
}

export interface Specification {
  requirements: Requirement[];
  problems: string[];
}

/** Path from the root, with slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

const folder = 'docs/specification/';
const isRequirements = (path: string) => path.startsWith(folder) && path.endsWith('.md') && !path.endsWith('/README.md');
export const isTest = (path: string) => /\.(?:test\.tsx?|stories\.tsx)$/.test(path);
/** Files of the published library, which must not refer to this repository. */
const isPublished = (path: string) =>
  /^packages\/ui(?:-festival)?\/(?:src\/(?!docs\/|test\/)|README)/.test(path) && !isTest(path) && !/\.(?:mdx|fixtures\.tsx?)$/.test(path);

const line = /^- \*\*([A-Z][A-Z0-9]*)-(\d+)\*\* (.+)$/;
const planned = /\*Planned:\* (.+?)(?= \*Not tested:| *$)/;
const untestable = /\*Not tested:\* (.+)$/;
const naming = /^\s*\/\/ ([A-Z][A-Z0-9]*-\d+(?:, [A-Z][A-Z0-9]*-\d+)*)$/;
/** Lines that a comment of ids may precede: a test, a row of a test table, a story. */
const testStart = /^\s*(?:(?:describe|it|test)\b(?!\.(?:skip|todo)\b)|\[|export const \w+: Story\b)/;

export function readSpecification(files: readonly SourceFile[]): Specification {
  const problems: string[] = [];
  const requirements = files.filter(({ path }) => isRequirements(path)).flatMap(file => readRequirements(file, problems));
  const byId = new Map<string, Requirement>();
  for (const requirement of requirements) {
    if (byId.has(requirement.id)) problems.push(`${at(requirement)} ${requirement.id} is listed twice.`);
    byId.set(requirement.id, requirement);
  }

  const areas = [...new Set(requirements.map(({ area }) => area))];
  const anyId = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g');
  for (const { path, text } of files) {
    const lines = text.split('\n');
    for (const [index, content] of lines.entries()) {
      const place = { file: path, line: index + 1 };
      const named = isTest(path) ? naming.exec(content)?.[1]?.split(', ') : undefined;
      const ids = [...new Set([...(named ?? []), ...(content.match(anyId) ?? [])])];
      const title = named && titleBelow(lines, index);
      if (named && title === undefined) problems.push(`${at(place)} ${ids.join(', ')}: no test is below.`);
      if (ids.length > 0 && isPublished(path))
        problems.push(`${at(place)} ${ids.join(', ')}: users of the published library cannot look it up.`);
      for (const id of ids) {
        const requirement = byId.get(id);
        if (!requirement) problems.push(`${at(place)} ${id} is not in ${folder}`);
        else if (title !== undefined) requirement.tests.push({ ...place, title });
        else if (/\.(?:tsx?|mjs)$/.test(path) && !isTest(path)) requirement.code.push(place);
      }
    }
  }

  for (const requirement of requirements) {
    const isExcused = requirement.planned !== undefined || requirement.untestable !== undefined;
    const { length } = requirement.tests;
    if (length === 0 && !isExcused) problems.push(`${at(requirement)} ${requirement.id} has no test.`);
    if (length > 0 && requirement.untestable !== undefined)
      problems.push(`${at(requirement)} ${requirement.id} says that it is not tested; ${at(requirement.tests[0]!)} names it.`);
  }
  return { requirements, problems };
}

const at = ({ file, line }: Place) => `${file}:${line}`;

function readRequirements({ path, text }: SourceFile, problems: string[]): Requirement[] {
  return text.split('\n').flatMap((content, index) => {
    const place = { file: path, line: index + 1 };
    const [, area, number, words] = line.exec(content) ?? [];
    if (area === undefined || words === undefined) {
      if (content.startsWith('- ')) problems.push(`${at(place)} is not of the form "- **AREA-1** What holds."`);
      return [];
    }
    return {
      ...place,
      id: `${area}-${number}`,
      area,
      text: words,
      planned: planned.exec(words)?.[1],
      untestable: untestable.exec(words)?.[1],
      code: [],
      tests: [],
    };
  });
}

function titleBelow(lines: readonly string[], comment: number): string | undefined {
  let index = comment + 1;
  while (/^\s*(?:\/\/|\/\*\*.*\*\/$)/.test(lines[index] ?? '')) index++;
  const first = lines[index] ?? '';
  if (!testStart.test(first)) return undefined;
  const rest = lines
    .slice(index, index + 200)
    .join('\n')
    .trimStart();
  const story = /^export const (\w+)/.exec(rest)?.[1];
  if (story) return story;
  if (rest.startsWith('['))
    return [
      ...rest
        .split('\n')
        .slice(0, 3)
        .join('\n')
        .matchAll(/(['"`])(.*?)\1/g),
    ]
      .slice(0, 2)
      .map(([, , part]) => part)
      .join(': ');
  // In `test.each`, the table comes before the title.
  const opening = /^\w+\.(?:each|for)\b/.test(rest) ? /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s : /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s;
  return opening.exec(rest)?.[2];
}

const sources = ['.github', '.storybook', 'docs', 'packages', 'scripts', 'site', 'tests'];
const skipped = new Set(['node_modules', 'dist', 'outlines', 'pictures', 'public', 'copy', '.cache']);

function* filesBelow(root: string, path: string): Generator<SourceFile> {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* filesBelow(root, child);
    } else if (/\.(?:tsx?|mjs|mdx?)$/.test(entry.name)) yield { path: child, text: readFileSync(join(root, child), 'utf8') };
  }
}

export const ownFiles = (root = resolve(import.meta.dirname, '../..')): SourceFile[] => [
  ...['README.md', 'CONTRIBUTING.md'].map(path => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  ...sources.flatMap(path => [...filesBelow(root, path)]),
];
