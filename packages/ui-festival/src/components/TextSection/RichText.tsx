import { createContext, createElement, Fragment, use, type ReactNode } from 'react';
import { withJoiners } from '@tand/festival';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { requireProps } from '@tand/ui/styles';

const mark = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Returns the note ('' for none) of an address whose links are rendered as text, or undefined for other addresses. */
export const ClosedLinks = createContext<(href: string) => string | undefined>(() => undefined);

/** Renders a line of copy: `[text](/path)` as a link, `[text](lang:sv)` as text in another language, `**text**` as strong. */
export function RichText({ children: text }: { children: string }) {
  if (process.env.NODE_ENV !== 'production') requireProps('RichText', { children: text });
  const noteOf = use(ClosedLinks);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, label, href, bold] = found;
    parts.push(withJoiners(text.slice(end, found.index)));
    end = found.index + whole.length;
    const note = href && noteOf(href);
    if (bold) parts.push(<strong>{bold}</strong>);
    else if (href!.startsWith('lang:')) parts.push(<span lang={href!.slice('lang:'.length)}>{label}</span>);
    else if (note !== undefined) parts.push(note ? `${label} (${note})` : label);
    else
      parts.push(
        <Link href={href!} isExternal={/^https?:/.test(href!)}>
          {label}
        </Link>,
      );
  }
  parts.push(withJoiners(text.slice(end)));
  return createElement(Fragment, null, ...parts);
}
