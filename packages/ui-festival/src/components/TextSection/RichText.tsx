import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '@tand/ui/foundations/LinkProvider';

const mark = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Renders a line of copy: `[text](/path)` as a link, `**text**` as strong. */
export function RichText({ children: text }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, label, href, bold] = found;
    parts.push(text.slice(end, found.index));
    end = found.index + whole.length;
    if (bold) parts.push(<strong>{bold}</strong>);
    else
      parts.push(
        <Link href={href!} isExternal={/^https?:/.test(href!)}>
          {label}
        </Link>,
      );
  }
  parts.push(text.slice(end));
  return createElement(Fragment, null, ...parts);
}
