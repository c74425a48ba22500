import { createElement, Fragment, type ReactNode } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';

/** Text, or a plain element with its children. */
export type ProseNode = string | { tag: string; href?: string; start?: number; children: readonly ProseNode[] };

export interface ProseNodesProps {
  nodes: readonly ProseNode[];
}

/** Renders rich text as elements; belongs inside `Prose`. */
export function ProseNodes({ nodes }: ProseNodesProps): ReactNode {
  if (process.env.NODE_ENV !== 'production') requireProps('ProseNodes', { nodes });
  return createElement(Fragment, null, ...nodes.map(element));
}

function element(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, start, children } = node;
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  const content = children.map(element);
  if (tag === 'a') return createElement(Link, { href: href!, isExternal: /^https?:/.test(href!) }, ...content);
  return createElement(tag, start ? { start } : null, ...content);
}
