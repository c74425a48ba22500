import type { KeyValue } from '@tand/ui';
import type { MoreLink, TextColumnsItem } from '@tand/ui-festival';
import { copyHref, Rich } from '../app/Rich.tsx';
import { useLang } from '../app/useLang.ts';
import type { CopyLink } from './CopyLinks.tsx';
import { usePhaseLink } from './usePhaseLink.ts';
import { TextBlock, type TextBlockProps } from './TextBlock.tsx';

export interface CopyText extends TextBlockProps {
  id: string;
  headline: string;
}

const lengthOf = ({ paragraphs = [], bullets = [], more = [] }: TextBlockProps) =>
  // A headline and every new line cost about as much room as 80 letters.
  [...paragraphs, ...bullets, ...more].reduce((sum, text) => sum + text.length + 80, 160);

/** Headed texts of the copy, as the library's patterns take them. */
export const textsOf = (texts: readonly CopyText[]): TextColumnsItem[] =>
  texts.map(({ id, headline, ...text }) => ({
    id,
    title: headline,
    content: <TextBlock {...text} />,
    length: lengthOf(text),
    isBoxed: text.bullets !== undefined,
  }));

/** Facts of the copy, in pairs of term and text; the text may hold links. */
export const factsOf = (facts: readonly { term: string; text: string }[]): KeyValue[] =>
  facts.map(({ term, text }) => ({ label: term, value: <Rich>{text}</Rich> }));

/** Turns a link of the copy into one that the library's patterns take, as far as the phase has it. */
export function useMoreLink(): (link: CopyLink) => MoreLink {
  const lang = useLang();
  const now = usePhaseLink();
  return link => {
    const { text, href: named } = now(link);
    const href = copyHref(named, lang);
    return { text, href, isExternal: href.startsWith('http') };
  };
}

/** Links without those that lead where one before them does. */
export const uniqueLinks = (links: readonly MoreLink[]): MoreLink[] =>
  links.filter(({ href }, index) => links.findIndex(other => other.href === href) === index);
