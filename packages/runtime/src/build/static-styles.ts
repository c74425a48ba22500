import { hash } from 'node:crypto';
import { join, relative } from 'node:path';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createServer, parseAst, type Plugin, type RunnableDevEnvironment } from 'vite';
import { editionFiles } from './edition-files.ts';
import { tokensCss } from '../../../ui/scripts/tokens.ts';
import { source } from '../../../../vite.shared.ts';

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const root = join(import.meta.dirname, '../../../..');
const runtime = join(root, 'packages/ui/src/styles/part.ts');
const tokens = join(root, 'packages/ui/src/tokens/tokens.css');
const library = /[\\/]packages[\\/]ui(?:-festival)?[\\/]src[\\/]/;
const filter = { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from ['"]styled-components['"]/ };

interface Styled {
  element: string;
  name: string;
  className: string;
  node: Node;
  quasi: Node;
}

/** @throws Error for a styled component that is not a constant of the module */
function templatesIn(code: string, id: string) {
  const program = parseAst(code, { lang: 'tsx' }) as unknown as Node & { body: Node[] };
  const imported = program.body.find(
    ({ type, source: from }) => type === 'ImportDeclaration' && (from as { value: string }).value === 'styled-components',
  )!;
  const text = ({ start, end }: Node) => code.slice(start, end);
  const elementOf = (tag: Node): string | undefined => {
    const { object, property, callee } = tag;
    if (tag.type === 'MemberExpression' && text(object as Node) === 'styled') return `'${text(property as Node)}'`;
    if (tag.type === 'CallExpression' && text(callee as Node) === 'styled') return text((tag['arguments'] as [Node])[0]);
    return undefined;
  };
  const styled: Styled[] = [];
  const helpers: Node[] = [];
  const visit = (node: Node, name?: string) => {
    if (node.type === 'TaggedTemplateExpression') {
      const element = elementOf(node['tag'] as Node);
      if (!element && text(node).startsWith('styled')) throw new Error(`${id}: only styled.div and styled(Component) are supported.`);
      if (element && !name) throw new Error(`${id}: a styled component must be a constant of the module: ${text(node).slice(0, 40)}`);
      if (element) styled.push({ element, name: name!, className: classOf(id, name!), node, quasi: node['quasi'] as Node });
      else if (/^(?:css|keyframes)\b/.test(text(node))) helpers.push(node);
      if (!element) return;
    }
    for (const child of childrenOf(node)) visit(child);
  };
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' && isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (declaration.type !== 'VariableDeclaration') visit(statement);
    else
      for (const { id: name, init } of declaration['declarations'] as (Node & { id: Node })[])
        if (isNode(init)) visit(init, name['name'] as string);
  }
  return { imported, styled, helpers: helpers.filter(({ start }) => !styled.some(({ node }) => node.start < start && start < node.end)) };
}

/** Class name that is the same in every checkout. */
const classOf = (id: string, name: string) => `ui-${hash('sha256', `${relative(root, id)} ${name}`, 'hex').slice(0, 7)}`;

function replaced(code: string, places: readonly (readonly [node: Pick<Node, 'start' | 'end'>, text: string])[]): string {
  return places
    .toSorted(([a], [b]) => b.start - a.start)
    .reduce((text, [{ start, end }, more]) => text.slice(0, start) + more + text.slice(end), code);
}

/** Templates stay, every element is `i`, and styled components are also exported by class name. */
const evaluated: Plugin = {
  name: 'evaluated-styles',
  enforce: 'pre',
  transform: {
    filter,
    handler(code, id) {
      const { styled } = templatesIn(code, id);
      const table = styled.map(({ name, className }) => `'${className}': ${name}`).join(', ');
      const places = styled.map(
        ({ node, quasi, className }) =>
          [{ start: node.start, end: quasi.start }, `styled.i.withConfig({ componentId: '${className}' })`] as const,
      );
      return `${replaced(code, places)}\nexport const styledParts = { ${table} };`;
    },
  },
};

let environment: Promise<RunnableDevEnvironment> | undefined;

async function startEnvironment(): Promise<RunnableDevEnvironment> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    cacheDir: join(root, '.cache/static-styles'),
    plugins: [editionFiles(), evaluated],
    resolve: { conditions: [source, 'node', 'module', 'development|production'] },
    ssr: { noExternal: [/^@tand\//], resolve: { conditions: [source, 'node', 'module', 'development|production'] } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  return server.environments.ssr as RunnableDevEnvironment;
}

function rulesOf(className: string, Component: ElementType): string {
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(sheet.collectStyles(createElement(Component)));
  const [, generated] = /class="\S+ (\S+)"/.exec(markup) ?? [];
  const css = sheet
    .getStyleTags()
    .replace(/^<style[^>]*>|<\/style>$/g, '')
    .split('/*!sc*/')
    .filter(rule => !rule.trimStart().startsWith('data-styled.'))
    .join('')
    .trim();
  sheet.seal();
  return generated ? css.replaceAll(`.${generated}`, `.${className}`) : css;
}

const sheets = new Map<string, string>();

async function cssOf(id: string): Promise<string> {
  const { runner } = await (environment ??= startEnvironment());
  const { styledParts } = (await runner.import(id)) as {
    styledParts: Record<string, ElementType & { componentStyle: { rules: unknown[] } }>;
  };
  for (const [className, { componentStyle }] of Object.entries(styledParts))
    if (componentStyle.rules.some(rule => typeof rule === 'function'))
      throw new Error(`${id}: the styles of ${className} depend on props.`);
  const css = Object.entries(styledParts)
    .map(([className, Component]) => rulesOf(className, Component))
    .join('\n');
  return library.test(id) ? `@layer tand {\n${css}\n}\n` : `${css}\n`;
}

function modulesFrom(entry: string, importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (id: string): string[] => {
    if (seen.has(id)) return [];
    seen.add(id);
    return [...importsOf(id).flatMap(visit), id];
  };
  return visit(entry);
}

export const knownCss = (): string => [...sheets.values()].join('');

/**
 * Replaces styled components by elements with a class name, and their templates by CSS.
 * @param fileOf name of a style sheet, `undefined` for none. Default: each module imports its own CSS
 */
export function staticStyles(fileOf?: (entry: string, module: string) => string | undefined): Plugin {
  const modules = new Set<string>();
  return {
    name: 'static-styles',
    enforce: 'pre',
    async watchChange() {
      if (!environment) return;
      const { runner, moduleGraph } = await environment;
      moduleGraph.invalidateAll();
      runner.clearCache();
    },
    resolveId: id => (id.endsWith('.css') && sheets.has(id.slice(0, -4)) ? id : null),
    load(id) {
      if (id.startsWith(tokens)) return tokensCss();
      return id.endsWith('.css') ? sheets.get(id.slice(0, -4)) : undefined;
    },
    transform: {
      filter,
      async handler(code, id) {
        const { imported, styled, helpers } = templatesIn(code, id);
        if (styled.length > 0 && fileOf) modules.add(id);
        else if (styled.length > 0) sheets.set(id, await cssOf(id));
        const from = id.startsWith(join(root, 'packages/ui/')) ? runtime : '@tand/ui/styles';
        const parts = styled.map(
          ({ node, element, className }) => [node, `/* @__PURE__ */ styledPart(${element}, '${className}')`] as const,
        );
        const isFirst = [imported, styled.length > 0 ? `import { part as styledPart } from '${from}';` : ''] as const;
        const text = replaced(code, [isFirst, ...parts, ...helpers.map(node => [node, "''"] as const)]);
        return { code: fileOf || styled.length === 0 ? text : `${text}\nimport '${id}.css';`, map: fileOf ? { mappings: '' } : null };
      },
    },
    async generateBundle(_, bundle) {
      for (const id of modules) sheets.set(id, await cssOf(id));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.facadeModuleId) continue;
        const importsOf = (id: string) => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          return [...importedIds, ...dynamicallyImportedIds];
        };
        const written = new Map<string, string>();
        for (const id of modulesFrom(chunk.facadeModuleId, importsOf)) {
          const fileName = fileOf?.(chunk.name, id);
          if (fileName) written.set(fileName, (written.get(fileName) ?? '') + (sheets.get(id) ?? ''));
        }
        for (const [fileName, css] of written) this.emitFile({ type: 'asset', fileName, source: css });
      }
    },
  };
}
