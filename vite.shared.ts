import { relative } from 'node:path';
import { parseAst, transformWithOxc, type Plugin } from 'vite';

/** Export condition for the packages' source: in dev, builds, Storybook and tests. */
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

const isPart = /[\\/]packages[\\/]ui(?:-festival)?[\\/]src[\\/]/;

/** Puts the styles of each component in the layer `tand`, so that a host's unlayered styles win. */
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

/** `var(--ui-button-gap, 10px)`, but not the variables of the theme or contrast in force. */
const variable = /var\(--ui-(?!(?:day|night|plain|more)\b)[\w-]+, /g;

/** Replaces each component variable by its default, for apps that set none. */
export function settled(code: string): string {
  let text = '';
  let done = 0;
  for (const { index, 0: opening } of code.matchAll(variable)) {
    if (index < done) continue; // nested in another default
    let end = index + opening.length;
    for (let depth = 1; depth > 0; end++) depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0;
    text += code.slice(done, index) + settled(code.slice(index + opening.length, end - 1));
    done = end;
  }
  return text + code.slice(done);
}

/**
 * Stable styled-components ids for server and client, by Vite's oxc transform instead of Babel. oxc hashes the absolute
 * file name, so it gets one relative to the repository root, or two checkouts would differ. (For a relative name oxc hashes the
 * source, and two equal files would share ids.)
 * @param isLayered false for jsdom, which computes no styles of layered rules
 * @param hasVariables whether an app may set the components' variables, which cost each page a kilobyte
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
