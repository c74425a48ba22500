import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const inline =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|font|i|img|ins|kbd|mark|picture|q|ruby|rt|s|samp|small|span|strong|sub|sup|svg|time|u|var|wbr)$/;
const unread = new Set(['script', 'style', 'template', 'head']);
const named = /^(?:h[1-6]|button|input|select|textarea|summary|meter|progress|output|form|label)$/;
const shown = /^(?:role|type|name|value|placeholder|action|method|for|title|href|aria-(?:level|label|labelledby|description))$/;

const attribute = ({ attrs }: Tree.Element, name: string) => attrs.find(one => one.name === name)?.value;
/** Hashes of files and React's ids differ between builds. */
const withoutHash = (value: string) =>
  value.replaceAll(/(\/assets\/[^\s"]*?)-[\w-]{8}(?=\.[a-z])/g, '$1').replaceAll(/_[\w-]*R_\w*_/g, '_R_');
const tag = ({ tagName, attrs }: Tree.Element, isShown: (name: string) => boolean) =>
  [tagName, ...attrs.flatMap(({ name, value }) => (isShown(name) ? `${name}=${JSON.stringify(withoutHash(value))}` : [])).toSorted()].join(
    ' ',
  );

/** Preserves no-break spaces and soft hyphens. */
function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value.replaceAll(/[ \t\r\n\f]+/g, ' ');
  if (!('childNodes' in node)) return '';
  if (!('tagName' in node)) return node.childNodes.map(textOf).join('');
  if (unread.has(node.tagName) || attribute(node, 'hidden') !== undefined) return '';
  const text = node.childNodes.map(textOf).join('');
  if (node.tagName === 'img') return attribute(node, 'alt') ? `[${attribute(node, 'alt')}]` : '';
  const isNamed =
    named.test(node.tagName) ||
    node.attrs.some(({ name, value }) => name.startsWith('aria-label') || (name === 'role' && value === 'heading'));
  if (attribute(node, 'href') !== undefined) return `<${tag(node, name => shown.test(name))}>${text}</a>`;
  if (isNamed) return `\n<${tag(node, name => shown.test(name))}> ${text}\n`;
  return inline.test(node.tagName) ? text : `\n${text}\n`;
}

function* elements(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

const contentOf = ({ childNodes: [text] }: Tree.Element) => (text as Tree.TextNode | undefined)?.value ?? '';

export function extract(html: string): string {
  const document = parse(html, { scriptingEnabled: false });
  const all = [...elements(document)];
  const head = all.flatMap(element => {
    if (element.tagName === 'html') return `language ${attribute(element, 'lang')}`;
    if (element.tagName === 'title' && element.parentNode?.nodeName === 'head') return `title ${contentOf(element).trim()}`;
    return /^(?:meta|link|base)$/.test(element.tagName) ? tag(element, () => true) : [];
  });
  const data = all.filter(element => attribute(element, 'type') === 'application/ld+json').map(contentOf);
  const text = textOf(document)
    .split('\n')
    .map(line => line.replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, ''));
  // The order of head tags may differ between builds.
  return [...head.toSorted(), '', ...data.map(json => JSON.stringify(JSON.parse(json), null, 2)), '', ...text.filter(Boolean), ''].join(
    '\n',
  );
}
