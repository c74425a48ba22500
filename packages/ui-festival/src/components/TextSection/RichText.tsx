import { createContext, createElement, Fragment, use, type ReactNode } from 'react';
import { withJoiners } from '@tand/festival';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { requireProps } from '@tand/ui/styles';

const mark = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Returns the note ('' for none) after the text that replaces a closed link; undefined keeps the link. */
export const ClosedLinks = createContext<(href: string) => string | undefined>(() => undefined);

/** Copy with links `[text](/path)`, text in another language `[text](lang:sv)` and strong text `**text**`. */
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
