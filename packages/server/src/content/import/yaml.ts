import * as v from 'valibot';
import { LineCounter, parseDocument, isNode, type Document } from 'yaml';
import type { ContentProblem } from './problems.ts';

type Path = (string | number)[];

export interface LocatedYaml {
  data: unknown;
  problems: ContentProblem[];
  locate(path: Path): { line: number; column: number };
}

export function parseYaml(file: string, text: string, firstLine = 1): LocatedYaml {
  const lineCounter = new LineCounter();
  const document: Document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const placeOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const problems: ContentProblem[] = document.errors.map(error => ({
    file,
    ...placeOf(error.pos[0]),
    message: error.message.split('\n')[0] ?? 'bad YAML',
  }));
  let data: unknown;
  if (problems.length === 0) {
    try {
      data = document.toJS({ maxAliasCount: 50 });
    } catch (error) {
      problems.push({ file, line: firstLine, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return {
    data,
    problems,
    locate: path => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return placeOf(node.range[0]);
      }
      return placeOf(document.contents?.range?.[0] ?? 0);
    },
  };
}

/** ['items', 3, 'name'] → 'items[3].name' */
export function fieldName(path: Path): string {
  let name = '';
  for (const key of path) name += typeof key === 'number' ? `[${key}]` : `${name ? '.' : ''}${key}`;
  return name;
}

export function validateYaml<const S extends v.GenericSchema>(
  file: string,
  yaml: LocatedYaml,
  schema: S,
): { output?: v.InferOutput<S>; problems: ContentProblem[] } {
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  const result = v.safeParse(schema, yaml.data);
  if (result.success) return { output: result.output, problems: [] };
  const problems = result.issues.map(issue => {
    const path = (issue.path ?? []).map(part => (typeof part.key === 'number' ? part.key : String(part.key)));
    return { file, ...yaml.locate(path), field: fieldName(path), message: issue.message };
  });
  return { problems };
}
