import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesInGit } from '../asked.mjs';
import { root } from '../run.mjs';

export interface SourceFile {
  path: string;
  text: string;
}

const folder = 'docs/specification/';
const isRequirements = (path: string) => path.startsWith(folder) && path.endsWith('.md') && !path.endsWith('/README.md');
export const isTest = (path: string) => /\.(?:test\.tsx?|stories\.tsx)$/.test(path);
const isPublished = (path: string) =>
  /^packages\/ui(?:-festival)?\/(?:src\/(?!docs\/|test\/)|README)/.test(path) && !isTest(path) && !/\.(?:mdx|fixtures\.tsx?)$/.test(path);

const requirement = /^- \*\*([A-Z][A-Z0-9]*-\d+)\*\* (.+)$/;
const naming = /^\s*\/\/ ([A-Z][A-Z0-9]*-\d+(?:, [A-Z][A-Z0-9]*-\d+)*)$/;
/** A group of tests, a test, a row of a test table or a story. */
const testStart = /^\s*(?:(?:describe|it|test)\b(?!\.(?:skip|todo)\b)|\[|export const \w+: Story\b)/;
const isComment = (line = '') => /^\s*(?:\/\/|\/\*\*.*\*\/$)/.test(line);

const linesOf = ({ path, text }: SourceFile) => text.split('\n').map((line, index) => ({ line, index, at: `${path}:${index + 1}` }));

export function checkSpecification(files: readonly SourceFile[]) {
  const problems: string[] = [];
  const requirements = new Map<string, { at: string; text: string; tests: string[] }>();
  for (const { line, at } of files.filter(({ path }) => isRequirements(path)).flatMap(linesOf)) {
    const [, id, text = ''] = requirement.exec(line) ?? [];
    if (!id && line.startsWith('- ')) problems.push(`${at} is not of the form "- **AREA-1** What holds."`);
    else if (id && requirements.has(id)) problems.push(`${at} ${id} is listed twice.`);
    else if (id) requirements.set(id, { at, text, tests: [] });
  }

  const areas = new Set([...requirements.keys()].map(id => id.replace(/-\d+$/, '')));
  const anyId = new RegExp(`\\b(?:${[...areas].join('|')})-\\d+\\b`, 'g');
  for (const file of files) {
    const lines = linesOf(file);
    for (const { line, index, at } of lines) {
      const named = isTest(file.path) ? naming.exec(line)?.[1]?.split(', ') : undefined;
      const ids = new Set([...(named ?? []), ...(line.match(anyId) ?? [])]);
      const below = named && lines.slice(index + 1).find(next => !isComment(next.line));
      const isNamed = below && testStart.test(below.line);
      if (named && !isNamed) problems.push(`${at} ${named.join(', ')}: no test is below.`);
      for (const id of ids) {
        if (isPublished(file.path)) problems.push(`${at} ${id}: users of the published library cannot look it up.`);
        if (!requirements.has(id)) problems.push(`${at} ${id} is not in ${folder}`);
        else if (isNamed) requirements.get(id)!.tests.push(at);
      }
    }
  }

  for (const [id, { at, text, tests }] of requirements) {
    if (tests.length === 0 && !/\*(?:Planned|Not tested):\* /.test(text)) problems.push(`${at} ${id} has no test.`);
    if (tests.length > 0 && text.includes('*Not tested:*')) problems.push(`${at} ${id} says that it is not tested; ${tests[0]} names it.`);
  }
  return { count: requirements.size, tested: [...requirements.values()].filter(({ tests }) => tests.length > 0).length, problems };
}

export const ownFiles = (): SourceFile[] =>
  filesInGit()
    .filter(path => /\.(?:tsx?|mjs|mdx?)$/.test(path) && existsSync(join(root, path)))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
