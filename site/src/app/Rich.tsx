import { edition } from '@edition/edition.ts';
import { externalLink, ticketUrl, type Edition } from '@tand/festival';
import { Link } from '@tand/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLang, type Lang } from '@tand/runtime/i18n';

const mark = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** `ext:discord` is a key of the edition's links, `ticket:lan` a product of its shop. */
export function copyHref(href: string, lang: Lang): string {
  if (href.startsWith('ext:')) return externalLink(edition, href.slice(4));
  if (href.startsWith('ticket:')) return ticketUrl<Pick<Edition, 'tickets'>>(edition, lang, href.slice(7));
  return href;
}

/** Renders `[text](/path)`, `[text](ext:key)`, `[text](ticket:product)` and `**bold**`. */
export function Rich({ children: text }: { children: string }) {
  const lang = useLang();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, label, href, bold] = found;
    parts.push(text.slice(end, found.index));
    end = found.index + whole.length;
    if (bold) parts.push(<strong>{bold}</strong>);
    else {
      const to = copyHref(href!, lang);
      parts.push(
        <Link href={to} isExternal={/^https?:/.test(to)}>
          {label}
        </Link>,
      );
    }
  }
  parts.push(text.slice(end));
  return createElement(Fragment, null, ...parts);
}
