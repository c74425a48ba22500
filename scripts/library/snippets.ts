import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { format } from 'oxfmt';
import { inEnglish } from '../../packages/ui/src/test/english.ts';
import { publicExports } from './public-exports.ts';
import { isNode, nameOf, sourceOf, type Node, type Source } from './source.ts';

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** Without `satisfies`, `as` and brackets. */
function bare(node: Node): Node {
  const isWrapped = ['TSSatisfiesExpression', 'TSAsExpression', 'ParenthesizedExpression', 'TSNonNullExpression'].includes(node.type);
  return isWrapped ? bare(node['expression'] as Node) : node;
}

/** A piece of code where it stands. */
interface Piece {
  source: Source;
  node: Node;
}

const keyOf = (property: Node) => nameOf(property['key']);

/** Where an expression is written, when it is a name or a path to something that is written down. */
function written({ source, node }: Piece): Piece | undefined {
  const inner = bare(node);
  if (inner.type === 'Identifier') {
    const declared = source.declared.get(nameOf(inner));
    if (declared?.['init']) return { source, node: bare(declared['init'] as Node) };
    const imported = source.imports.get(nameOf(inner));
    const file = imported?.from.startsWith('.') ? resolve(dirname(source.path), imported.from) : undefined;
    if (!imported || !file || !isWorkshop(file)) return undefined;
    return written({ source: sourceOf(file), node: { type: 'Identifier', start: 0, end: 0, name: imported.name } });
  }
  if (inner.type === 'MemberExpression' && !inner['computed']) {
    const object = written({ source, node: inner['object'] as Node });
    return object && propertyOf(object, nameOf(inner['property']));
  }
  return undefined;
}

function propertyOf({ source, node }: Piece, name: string): Piece | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of (node['properties'] as Node[]).toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = written({ source, node: property['argument'] as Node });
      const found = spread && propertyOf(spread, name);
      if (found) return found;
    } else if (keyOf(property) === name) {
      const value = { source, node: bare(property['value'] as Node) };
      return written(value) ?? value;
    }
  }
  return undefined;
}

/** Files that hold words and examples: not published, so that their code has to stand in the snippet. */
const isWorkshop = (file: string) => /\.fixtures\.tsx?$|\.variants\.ts$|[\\/]src[\\/]test[\\/]/.test(file);

/** What a call is known to give: the members of its function's type. */
function keysOf({ source, node }: Piece): string[] {
  const name = nameOf(node['callee']);
  const file = source.imports.get(name)?.from;
  const declared = (file ? sourceOf(resolve(dirname(source.path), file)) : source).declared.get(name);
  const type = (declared?.['returnType'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;
  return ((type?.['members'] as Node[] | undefined) ?? []).map(keyOf);
}

/** The args of a story by name, `args` of the file first. What cannot be looked into is spread as it is. */
function argsOf(source: Source, node: Node | undefined, args = new Map<string, Piece>()): Map<string, Piece> {
  if (!node) return args;
  if (node.type !== 'ObjectExpression') {
    const object = written({ source, node });
    if (object?.node.type === 'ObjectExpression') return argsOf(object.source, object.node, args);
    for (const key of keysOf({ source, node })) args.delete(key);
    return args.set(`...${args.size}`, { source, node });
  }
  for (const property of node['properties'] as Node[]) {
    if (property.type === 'SpreadElement') argsOf(source, property['argument'] as Node, args);
    else args.set(keyOf(property), { source, node: property['value'] as Node });
  }
  return args;
}

const member = (node: Node | undefined, name: string): Node | undefined => {
  const property = (node?.['properties'] as Node[] | undefined)?.find(one => one.type === 'Property' && keyOf(one) === name);
  return property && bare(property['value'] as Node);
};

/** What a snippet takes from elsewhere. */
class Scope {
  readonly imports = new Map<string, Set<string>>();
  readonly declarations: string[] = [];
  private readonly taken = new Map<string, string>();
  private readonly root: string;
  constructor(root: string) {
    this.root = root;
  }

  private import(name: string, from: string) {
    const names = this.imports.get(from) ?? new Set();
    this.imports.set(from, names.add(name));
  }

  /** Makes a name known in the snippet: imported, where it is public, or else written out. Gives the name it has there. */
  take(source: Source, name: string): string {
    const own = source.declared.get(name);
    if (own) return this.declare({ source, node: own }, name);
    const imported = source.imports.get(name);
    if (!imported) return name;
    const { from, name: original, isType } = imported;
    const type = isType ? 'type ' : '';
    if (!from.startsWith('.')) {
      if (from === 'storybook/test') throw new Unwritable(`${name} of ${from}`);
      this.import(`${type}${original}`, from);
      return original;
    }
    if (original === '*') throw new Unwritable(`all of ${from}`);
    const file = resolve(dirname(source.path), from);
    const entry = publicEntry(file, original);
    if (!entry) return this.take(sourceOf(file), original);
    this.import(`${type}${original}`, entry);
    return original;
  }

  private declare(piece: Piece, name: string, type = ''): string {
    const key = `${piece.source.path}:${name}:${piece.node.start}`;
    const known = this.taken.get(key);
    if (known) return known;
    // Two files may have words of the same name.
    const count = [...this.taken.values()].filter(other => other.replace(/\d+$/, '') === name).length;
    const own = count === 0 ? name : `${name}${count + 1}`;
    this.taken.set(key, own);
    // What it needs itself comes first.
    const text = this.write(piece);
    if (type) this.declarations.push(`const ${own}: ${type} = ${text};`);
    else this.declarations.push(piece.node.type === 'VariableDeclarator' ? `const ${text.replace(name, own)};` : text.replace(name, own));
    return own;
  }

  /** The code of a piece, its words in English, `args` of a story filled in. */
  write({ source, node }: Piece, args?: Map<string, Piece>): string {
    const changes: { start: number; end: number; text: string }[] = [];
    const replace = (at: Node, text: string) => changes.push({ start: at.start, end: at.end, text });
    const bound = boundIn(node);
    const visit = (at: Node, parent?: Node) => {
      const isArgs = args && at.type === 'Identifier' && nameOf(at) === 'args';
      if (args && at.type === 'JSXSpreadAttribute' && nameOf(at['argument']) === 'args') {
        const written = new Set(
          ((parent?.['attributes'] as Node[]) ?? []).filter(one => one.start > at.start).map(one => nameOf(one['name'])),
        );
        const children = args.get('children');
        replace(at, this.attributes(new Map([...args].filter(([name]) => name !== 'children' && !written.has(name)))));
        if (children && parent?.['selfClosing'])
          replace(
            { type: '', start: parent.end - 2, end: parent.end },
            `>${this.child(children)}</${source.code.slice((parent['name'] as Node).start, (parent['name'] as Node).end)}>`,
          );
        return;
      }
      if (args && at.type === 'MemberExpression' && nameOf(at['object']) === 'args') {
        const value = args.get(nameOf(at['property']));
        replace(at, value ? `(${this.write(value)})` : 'undefined');
        return;
      }
      if (isArgs) throw new Unwritable('args as a whole');
      if (at.type === 'MemberExpression') {
        const found = written({ source, node: at });
        const path = source.code.slice(at.start, at.end);
        if (found && /\.(sv|en)\b/.test(path)) {
          const english = written({ source, node: inOther(at) }) ?? found;
          const typed = typeOfWords(source, at);
          if (typed) replace(at, this.declare(english, typed.name, this.write({ source: typed.source, node: typed.type })));
          else replace(at, `(${this.whole(found, english)})`);
          return;
        }
      }
      if (at.type === 'Literal' && typeof at['value'] === 'string') {
        const text = inEnglish(at['value']);
        if (text !== at['value']) replace(at, parent?.type === 'JSXAttribute' ? JSON.stringify(text) : quote(text));
        return;
      }
      if (at.type === 'JSXText') {
        const text = source.code.slice(at.start, at.end);
        const words = text.replaceAll(/\s+/g, ' ').trim();
        const other = inEnglish(words);
        if (other !== words)
          replace(
            at,
            text.replace(text.trim(), () => other),
          );
        return;
      }
      if (at.type === 'TSTypeReference' || at.type === 'TSTypeQuery') {
        const name = nameOf(at['typeName'] ?? at['exprName']);
        if (name) this.take(source, name);
      }
      if ((at.type === 'Identifier' || at.type === 'JSXIdentifier') && isUse(at, parent) && !bound.has(nameOf(at))) {
        const known = this.take(source, nameOf(at));
        if (known !== nameOf(at)) replace(at, parent?.type === 'Property' && parent['shorthand'] ? `${nameOf(at)}: ${known}` : known);
      }
      if (at.type === 'Property' && at['shorthand']) {
        visit(at['value'] as Node);
        return;
      }
      for (const child of childrenOf(at)) visit(child, at);
    };
    visit(node);
    return apply(source.code, node, changes);
  }

  /** Words that are the same in both languages stand in Swedish alone. */
  private whole(swedish: Piece, english: Piece): string {
    if (swedish.node.type !== 'ObjectExpression' || english.node.type !== 'ObjectExpression') return this.write(english);
    const words = argsOf(english.source, english.node, argsOf(swedish.source, swedish.node));
    const members = [...words].map(([name, piece]) =>
      name.startsWith('...') ? `...${this.write(piece)}` : `'${name}': ${this.write(piece)}`,
    );
    return `{ ${members.join(', ')} }`;
  }

  attributes(args: ReadonlyMap<string, Piece>): string {
    return [...args]
      .map(([name, piece]) => {
        const value = bare(piece.node);
        if (name.startsWith('...')) return `{...${this.write(piece)}}`;
        if (value.type === 'CallExpression' && nameOf(value['callee']) === 'fn') return `${name}={() => {}}`;
        if (value.type === 'Literal' && typeof value['value'] === 'string') {
          const text = inEnglish(value['value']);
          return /["\\\n{]/.test(text) ? `${name}={${quote(text)}}` : `${name}="${text}"`;
        }
        if (value.type === 'Literal' && value['value'] === true) return name;
        return `${name}={${this.write(piece)}}`;
      })
      .join(' ');
  }

  child(piece: Piece): string {
    const value = bare(piece.node);
    if (value.type === 'Literal' && typeof value['value'] === 'string') {
      const text = inEnglish(value['value']);
      return /[{}<>]/.test(text) ? `{${quote(text)}}` : text;
    }
    if (value.type === 'JSXElement') return this.write({ ...piece, node: value });
    if (value.type === 'JSXFragment') return (value['children'] as Node[]).map(node => this.write({ ...piece, node })).join('');
    return `{${this.write(piece)}}`;
  }
}

class Unwritable extends Error {}

/** Of `labels.sv`, where `labels` is a `Record` of both languages: what it is called, and the type of each. */
function typeOfWords(source: Source, node: Node): { name: string; source: Source; type: Node } | undefined {
  const object = node['object'] as Node;
  if (object.type !== 'Identifier' || nameOf(node['property']) !== 'sv') return undefined;
  const name = nameOf(object);
  const imported = source.imports.get(name);
  const from = imported ? sourceOf(resolve(dirname(source.path), imported.from)) : source;
  const declared = from.declared.get(imported?.name ?? name);
  if (!declared) return imported ? typeOfWords(from, { ...node, object: { ...object, name: imported.name } }) : undefined;
  const annotation = (declared['id'] as Node)['typeAnnotation'] as Node | undefined;
  const record = annotation?.['typeAnnotation'] as Node | undefined;
  const types = (record?.['typeArguments'] as Node | undefined)?.['params'] as Node[] | undefined;
  return types?.[1] && nameOf(record?.['typeName']) === 'Record' ? { name, source: from, type: types[1] } : undefined;
}

const quote = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
/** The same path with `en` for `sv`. */
const inOther = (node: Node): Node => {
  if (node.type !== 'MemberExpression') return node;
  const property = node['property'] as Node;
  return {
    ...node,
    object: inOther(node['object'] as Node),
    property: nameOf(property) === 'sv' ? { ...property, name: 'en' } : property,
  };
};

const isUse = (node: Node, parent: Node | undefined) => {
  if (!parent) return true;
  if (parent.type === 'MemberExpression') return parent['object'] === node || Boolean(parent['computed']);
  if (parent.type === 'Property') return parent['value'] === node || Boolean(parent['computed']);
  if (node.type === 'JSXIdentifier' && /^[a-z]/.test(nameOf(node)) && parent.type !== 'JSXMemberExpression') return false;
  if (parent.type === 'JSXAttribute') return parent['name'] !== node;
  if (parent.type === 'JSXMemberExpression') return parent['object'] === node;
  if (parent.type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(parent.type))
    return false;
  return true;
};

/** Names that a piece binds itself: parameters and variables inside. */
function boundIn(node: Node, names = new Set<string>()): Set<string> {
  const bind = (pattern: Node | null | undefined): void => {
    if (!pattern) return;
    if (pattern.type === 'Identifier') names.add(nameOf(pattern));
    else if (pattern.type === 'Property') bind(pattern['value'] as Node);
    else
      for (const part of [pattern['properties'], pattern['elements'], pattern['left'], pattern['argument']].flat())
        if (isNode(part)) bind(part);
  };
  if (Array.isArray(node['params'])) for (const parameter of node['params'] as Node[]) bind(parameter);
  if (node.type === 'VariableDeclarator') bind(node['id'] as Node);
  for (const child of childrenOf(node)) boundIn(child, names);
  return names;
}

function apply(code: string, { start, end }: Node, changes: { start: number; end: number; text: string }[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, change) => text.slice(0, change.start - start) + change.text + text.slice(change.end - start), code.slice(start, end));
}

const entries = new Map<string, string>();
/** The entry that gives a name, for a file of the libraries. */
function publicEntry(file: string, name: string): string | undefined {
  const match = /packages\/(ui|ui-festival)\/src\/(?:(foundations|components|patterns)\/(\w+)\/|(tokens|styles)\/index)/.exec(file);
  if (!match) return undefined;
  const [, library, layer, folder, whole] = match;
  if (whole) return `@tand/ui/${whole}`;
  const root = file.slice(0, file.indexOf('/src/'));
  if (!entries.has(root)) {
    entries.set(root, root);
    for (const [entry, { values, types }] of Object.entries(publicExports(root)))
      for (const one of [...values, ...types]) entries.set(`${root}:${entry}:${one}`, `@tand/${library}/${entry}`);
  }
  return entries.get(`${root}:${layer}/${folder}:${name}`);
}

/** The stories of a file, as code that can be pasted: with its imports, in English. None for what only a test can show. */
export function snippetsOf(path: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(path)) return found;
  const root = path.slice(0, path.indexOf('/src/'));
  const source = sourceOf(path);
  const meta = source.declared.get('meta');
  const shared = meta?.['init'] ? bare(meta['init'] as Node) : undefined;
  const component = nameOf(member(shared, 'component'));
  for (const [name, declared] of source.declared) {
    const story = declared['init'] ? bare(declared['init'] as Node) : undefined;
    if (story?.type !== 'ObjectExpression' || name === 'meta' || !isStory(declared, source)) continue;
    const render = member(story, 'render') ?? member(shared, 'render');
    const localized = render?.type === 'CallExpression' ? (render['arguments'] as Node[])[1] : undefined;
    const english = localized && written({ source, node: localized });
    const words = english && propertyOf(english, 'en');
    const isWhole = words && words.node.type !== 'ObjectExpression';
    const args = isWhole ? new Map<string, Piece>() : argsOf(source, member(shared, 'args'));
    if (words) argsOf(words.source, words.node, args);
    argsOf(source, member(story, 'args'), args);
    try {
      found.set(name, write(new Scope(root), source, component, args, localized ? undefined : render));
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  }
  return found;
}

/** Code in the layout of this repository. */
export async function laidOut(code: string): Promise<string> {
  const { code: laid } = await format('example.tsx', code, { singleQuote: true, arrowParens: 'avoid', printWidth: 100 });
  return laid;
}

const isStory = (declared: Node, { code }: Source) => /^\w+: Story\b/.test(code.slice(declared.start, declared.end));

function write(scope: Scope, source: Source, component: string, args: Map<string, Piece>, render: Node | undefined): string {
  let drawn: string;
  if (render) {
    const body = bare(render['body'] as Node);
    drawn = scope.write({ source, node: body }, args);
    if (body.type === 'BlockStatement') return finish(scope, `export function Example() ${drawn}`);
  } else {
    scope.take(source, component);
    const children = args.get('children');
    const attributes = scope.attributes(new Map([...args].filter(([name]) => name !== 'children')));
    drawn = children ? `<${component} ${attributes}>${scope.child(children)}</${component}>` : `<${component} ${attributes} />`;
  }
  return finish(scope, `export const Example = () => (${drawn});`);
}

function finish({ imports, declarations }: Scope, example: string): string {
  const lines = [...imports]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`);
  return [lines.join('\n'), declarations.join('\n'), example].filter(Boolean).join('\n\n');
}
