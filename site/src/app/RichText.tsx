import { Link } from '@tand/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import type { RichNode } from '@tand/festival/markdown';

/** Rich text as elements. Nothing of it ever reaches `dangerouslySetInnerHTML`. */
export function RichText({ nodes }: { nodes: RichNode[] }): ReactNode {
  return createElement(Fragment, null, ...nodes.map(element));
}

function element(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, start, children } = node;
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  const content = children.map(element);
  if (tag === 'a') return createElement(Link, { href: href!, isExternal: /^https?:/.test(href!) }, ...content);
  return createElement(tag, start ? { start } : null, ...content);
}
