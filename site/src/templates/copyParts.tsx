import type { KeyValue } from '@tand/ui';
import type { MoreLink, TextColumnsItem } from '@tand/ui-festival';
import { copyHref, Rich } from '../app/Rich.tsx';
import { useLang } from '@tand/runtime/i18n';
import type { CopyLink } from './CopyLinks.tsx';
import { usePhaseLink } from './usePhaseLink.ts';
import { TextBlock, type TextBlockProps } from './TextBlock.tsx';

export interface CopyText extends TextBlockProps {
  id: string;
  headline: string;
}

const lengthOf = ({ paragraphs = [], bullets = [], more = [] }: TextBlockProps) =>
  // Headlines and line breaks count as 80 letters.
  [...paragraphs, ...bullets, ...more].reduce((sum, text) => sum + text.length + 80, 160);

export const textsOf = (texts: readonly CopyText[]): TextColumnsItem[] =>
  texts.map(({ id, headline, ...text }) => ({
    id,
    title: headline,
    content: <TextBlock {...text} />,
    length: lengthOf(text),
    isBoxed: text.bullets !== undefined,
  }));

/** The text may contain links. */
export const factsOf = (facts: readonly { term: string; text: string }[]): KeyValue[] =>
  facts.map(({ term, text }) => ({ label: term, value: <Rich>{text}</Rich> }));

export function useMoreLink(): (link: CopyLink) => MoreLink {
  const lang = useLang();
  const now = usePhaseLink();
  return link => {
    const { text, href: named } = now(link);
    const href = copyHref(named, lang);
    return { text, href, isExternal: href.startsWith('http') };
  };
}

export const uniqueLinks = (links: readonly MoreLink[]): MoreLink[] =>
  links.filter(({ href }, index) => links.findIndex(other => other.href === href) === index);
