import { isNode, LineCounter, parseDocument, type Document } from 'yaml';

export type Path = readonly (string | number)[];

export interface Located<Data = unknown> {
  file: string;
  data: Data;
  /** Line of a value, or of its nearest parent. */
  lineOf: (path: Path) => number;
}

export function locate<Data>(file: string, text: string): Located<Data> {
  const lines = new LineCounter();
  // Parsing YAML is slow, and only findings need lines.
  let parsed: Document | undefined;
  const tree = () => (parsed ??= parseDocument(text, { lineCounter: lines }));
  return {
    file,
    data: (file.endsWith('.json') ? JSON.parse(text) : tree().toJS()) as Data,
    lineOf(path) {
      const document = tree();
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return 1;
    },
  };
}

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Line of the last needle that is found, each searched from the one before it. */
export function lineAfter(text: string, ...needles: readonly string[]): number {
  let at = 0;
  for (const needle of needles) {
    const found = text.indexOf(needle, at);
    if (found === -1) break;
    at = found;
  }
  return text.slice(0, at).split('\n').length;
}

export function* textsIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) yield* textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

export function* saidIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield `${key}: ${value}`;
  else if (typeof value === 'object' && value !== null) for (const [name, child] of Object.entries(value)) yield* saidIn(child, name);
}
