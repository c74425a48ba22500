import * as v from 'valibot';
import { LineCounter, parseDocument, isNode, type Document } from 'yaml';
import { problemsOf, type Problem } from '@tand/festival/schemas';
import type { ContentProblem } from '../problems.ts';

type Path = (string | number)[];

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

type LocatedYaml = ReturnType<typeof parseYaml>;

export function parseYaml(file: string, text: string, firstLine = 1) {
  const lineCounter = new LineCounter();
  const document: Document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const placeOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const problems: ContentProblem[] = document.errors.map(error => ({
    file,
    ...placeOf(error.pos[0]),
    code: 'syntax',
    params: { message: error.message.split('\n')[0]! },
  }));
  let data: unknown;
  if (problems.length === 0) {
    try {
      data = document.toJS({ maxAliasCount: 50 });
    } catch (error) {
      problems.push({ file, line: firstLine, code: 'syntax', params: { message: error instanceof Error ? error.message : String(error) } });
    }
  }
  return {
    data,
    problems,
    locate: (path: Path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return placeOf(node.range[0]);
      }
      return placeOf(document.contents?.range?.[0] ?? 0);
    },
  };
}

export function validateYaml<const S extends v.GenericSchema>(file: string, yaml: LocatedYaml, schema: S) {
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  if (Array.isArray(yaml.data)) return { problems: [located(file, yaml, { code: 'group', params: { received: 'a list' } })] };
  const result = v.safeParse(schema, yaml.data);
  if (result.success) return { output: result.output, problems: [] };
  return { problems: problemsOf(result.issues).map(problem => located(file, yaml, problem)) };
}

const pathOf = (field: string): Path =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map(key => (/^\d+$/.test(key) ? Number(key) : key));

export const located = (file: string, yaml: LocatedYaml, problem: Problem): ContentProblem => ({
  file,
  ...yaml.locate(pathOf(problem.path ?? '')),
  ...problem,
});
