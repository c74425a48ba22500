import { readFileSync, statSync } from 'node:fs';
import { parseAst } from 'vite';

/** A node of a syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const nameOf = (node: unknown) => (isNode(node) ? ((node['name'] ?? node['value']) as string) : '');

/** A source file with what it imports and declares, by name. */
export interface Source {
  path: string;
  changed: number;
  code: string;
  imports: Map<string, { from: string; name: string; isType: boolean }>;
  declared: Map<string, Node>;
}

const sources = new Map<string, Source>();
/** Reads a file, once for as long as it is the same. */
export function sourceOf(path: string): Source {
  const changed = statSync(path).mtimeMs;
  const known = sources.get(path);
  if (known?.changed === changed) return known;
  const code = readFileSync(path, 'utf8');
  const { body } = parseAst(code, { lang: 'tsx' }) as unknown as { body: Node[] };
  const source: Source = { path, changed, code, imports: new Map(), declared: new Map() };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const from = nameOf(statement['source']);
      for (const specifier of statement['specifiers'] as Node[]) {
        const isType = statement['importKind'] === 'type' || specifier['importKind'] === 'type';
        source.imports.set(nameOf(specifier['local']), { from, name: nameOf(specifier['imported']) || '*', isType });
      }
      continue;
    }
    const inner = (statement['declaration'] as Node | null) ?? statement;
    if (inner.type === 'VariableDeclaration') {
      for (const variable of inner['declarations'] as Node[]) source.declared.set(nameOf(variable['id']), variable);
    } else if (isNode(inner['id'])) source.declared.set(nameOf(inner['id']), inner);
    if (statement.type === 'ExportNamedDeclaration' && statement['source']) {
      const from = nameOf(statement['source']);
      for (const specifier of statement['specifiers'] as Node[])
        source.imports.set(nameOf(specifier['exported']), { from, name: nameOf(specifier['local']), isType: false });
    }
  }
  sources.set(path, source);
  return source;
}
