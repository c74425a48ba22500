import { relative } from 'node:path';
import { parseAst, transformWithOxc, type Plugin } from 'vite';

/** Export condition under which the workspace's packages are used from their source: in dev, builds, Storybook and tests. */
export const source = '@tand/source';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);
/** Whether a tag is `styled.div`, `styled(Card)`, `styled.div.attrs(…)` or the like. */
const isStyled = (tag: Node): boolean =>
  tag.type === 'Identifier' ? tag['name'] === 'styled' : [tag['object'], tag['callee']].some(inner => isNode(inner) && isStyled(inner));

/** Files whose styles are those of the library. */
const isPart = /[\\/]packages[\\/]ui(?:-festival)?[\\/]src[\\/]/;

/** The styles of each part in the layer `tand`, so that whatever a host writes outside of layers wins. */
export function inLayer(code: string): string {
  const places: [at: number, text: string][] = [];
  const visit = (node: Node) => {
    const { tag, quasi } = node;
    if (isNode(tag) && isNode(quasi) && isStyled(tag)) places.push([quasi.start + 1, '@layer tand{'], [quasi.end - 1, '}']);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(code, { lang: 'tsx' }) as unknown as Node);
  return places.toSorted(([a], [b]) => b - a).reduce((text, [at, more]) => text.slice(0, at) + more + text.slice(at), code);
}

/** `var(--ui-button-gap, 10px)`, but none of those that say which theme or contrast is in force. */
const variable = /var\(--ui-(?!(?:day|night|plain|more)\b)[\w-]+, /g;

/** The styles of each part with what its variables default to in their place: for apps that set none. */
export function settled(code: string): string {
  let text = '';
  let done = 0;
  for (const { index, 0: opening } of code.matchAll(variable)) {
    if (index < done) continue; // within another's default
    let end = index + opening.length;
    for (let depth = 1; depth > 0; end++) depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0;
    text += code.slice(done, index) + settled(code.slice(index + opening.length, end - 1));
    done = end;
  }
  return text + code.slice(done);
}

/**
 * Stable styled-components ids, so that server and client agree, by Vite's own oxc transform instead of Babel.
 * oxc hashes the absolute file name; it is given one that starts at the repository, or two checkouts would
 * differ. (A relative name will not do: oxc then hashes the source, and two equal files would share ids.)
 * @param isLayered whether parts stand in their layer; jsdom computes no style of a rule that does
 * @param hasVariables whether an app may set the parts' variables, which cost each page a kilobyte
 */
export function styledComponents(isLayered = true, hasVariables = true): Plugin {
  return {
    name: 'styled-components-ids',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from ['"]styled-components['"]/ },
      handler: (code, id) => {
        const styles = hasVariables ? code : settled(code);
        return transformWithOxc(isLayered && isPart.test(id) ? inLayer(styles) : styles, `/${relative(import.meta.dirname, id)}`, {
          lang: 'tsx',
          jsx: 'preserve',
          target: 'esnext',
          tsconfig: false,
          plugins: { styledComponents: { displayName: false, fileName: false, pure: true, namespace: 'ui' } },
        });
      },
    },
  };
}
