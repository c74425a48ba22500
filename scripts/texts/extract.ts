import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Inline elements; all others are blocks. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd mark picture q ruby rt s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);
const unread = new Set(['script', 'style', 'template', 'head']);
const controls = new Set(['button', 'input', 'select', 'textarea', 'summary', 'meter', 'progress', 'output', 'form']);
const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const attribute = (element: Tree.Element, name: string) => element.attrs.find(one => one.name === name)?.value;
const isShown = (node: Tree.Node) => !isElement(node) || (!unread.has(node.tagName) && attribute(node, 'hidden') === undefined);

function* elements(node: Tree.Node, isWanted: (node: Tree.Node) => boolean = () => true): Generator<Tree.Element> {
  if (!isWanted(node)) return;
  if (isElement(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child, isWanted);
}

/** The text with a line break at each block boundary; no-break spaces and soft hyphens are preserved. */
function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value.replaceAll(/[ \t\r\n\f]+/g, ' ');
  if (!isShown(node) || !('childNodes' in node)) return '';
  const text = node.childNodes.map(textOf).join('');
  if (!isElement(node) || node.tagName === 'svg') return text;
  const alt = node.tagName === 'img' && attribute(node, 'alt');
  return alt ? `[${alt}]` : inline.has(node.tagName) ? text : `\n${text}\n`;
}
const linesOf = (node: Tree.Node) =>
  textOf(node)
    .split('\n')
    .map(line => line.replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, ''))
    .filter(Boolean);
const lineOf = (node: Tree.Node) => linesOf(node).join(' ');

const withoutHash = (value: string) => value.replaceAll(/(\/assets\/[^\s"]*?)-[\w-]{8}(?=\.[a-z])/g, '$1');

const isLink = ({ tagName }: Tree.Element) => tagName === 'a' || tagName === 'area';
const isControl = (element: Tree.Element) =>
  controls.has(element.tagName) || element.attrs.some(({ name }) => name === 'aria-label' || name === 'aria-labelledby');

const shownAttributes = new Set(['role', 'type', 'name', 'value', 'placeholder', 'action', 'method', 'aria-description']);
const controlTag = ({ tagName, attrs }: Tree.Element) =>
  [tagName, ...attrs.flatMap(({ name, value }) => (shownAttributes.has(name) ? `${name}=${value}` : [])).toSorted()].join(' ');

function headTag(element: Tree.Element): string | undefined {
  const { tagName, attrs, parentNode } = element;
  if (tagName === 'html') return `language ${attribute(element, 'lang')}`;
  if (tagName === 'title') return parentNode?.nodeName === 'head' ? `title ${textOf(element).trim()}` : undefined;
  if (!/^(?:meta|link|base)$/.test(tagName)) return undefined;
  return [tagName, ...attrs.map(({ name, value }) => `${name}=${JSON.stringify(withoutHash(value))}`).toSorted()].join(' ');
}

function levelOf(element: Tree.Element): string | undefined {
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  return level ?? (attribute(element, 'role') === 'heading' ? attribute(element, 'aria-level') : undefined);
}

function dataOf(element: Tree.Element): string | undefined {
  if (element.tagName !== 'script' || attribute(element, 'type') !== 'application/ld+json') return undefined;
  return JSON.stringify(JSON.parse((element.childNodes[0] as Tree.TextNode).value), null, 2);
}

/** The contents of a page that a refactoring must not change, as text: a line per block, heading, link, control and head tag. */
export function extract(html: string): string {
  const document = parse(html, { scriptingEnabled: false });
  const all = [...elements(document)];
  const shown = [...elements(document, isShown)];
  const byId = new Map(all.map(element => [attribute(element, 'id'), element]));
  const labels = new Map<Tree.Element | undefined, Tree.Element>();
  for (const label of shown.filter(({ tagName }) => tagName === 'label')) {
    const id = attribute(label, 'for');
    const fields = id === undefined ? [...elements(label)].filter(({ tagName }) => controls.has(tagName)) : [byId.get(id)];
    for (const field of fields) labels.set(field, label);
  }

  /** The accessible name, from the first source that has one. */
  function nameOf(element: Tree.Element): string {
    const ids = attribute(element, 'aria-labelledby')?.split(' ') ?? [];
    const label = labels.get(element);
    const isButton = element.tagName === 'input' && /^(?:submit|button)$/.test(attribute(element, 'type') ?? '');
    return (
      ids.map(id => (byId.has(id) ? lineOf(byId.get(id)!) : `#${id} is missing`)).join(' ') ||
      attribute(element, 'aria-label') ||
      (label && lineOf(label)) ||
      (!/^(?:form|select|textarea)$/.test(element.tagName) && lineOf(element)) ||
      (isButton && attribute(element, 'value')) ||
      attribute(element, 'title') ||
      attribute(element, 'placeholder') ||
      ''
    );
  }

  const sections = {
    // Sorted, because React and the template may differ in order.
    head: all.flatMap(element => headTag(element) ?? []).toSorted(),
    text: linesOf(document),
    headings: shown.flatMap(element => (levelOf(element) ? `${levelOf(element)} ${lineOf(element)}` : [])),
    links: shown.filter(isLink).flatMap(element => {
      const href = attribute(element, 'href');
      return href === undefined ? [] : `${nameOf(element)} → ${withoutHash(href)}`;
    }),
    controls: shown.flatMap(element => (isControl(element) && !isLink(element) ? `${controlTag(element)} · ${nameOf(element)}` : [])),
    'JSON-LD': all.flatMap(element => dataOf(element) ?? []),
  };
  return Object.entries(sections)
    .map(([title, lines]) => `${[`== ${title}`, ...lines].join('\n')}\n`)
    .join('\n');
}
