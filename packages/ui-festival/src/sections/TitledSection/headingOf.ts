import type { TitledSectionProps } from './TitledSection.tsx';

export interface HeadedCopy {
  headline: string;
  preamble?: string;
  text?: string;
  cta?: string;
  href?: string;
}

export const headingOf = (
  titleId: string,
  { headline, preamble, text, cta, href }: HeadedCopy,
): Pick<TitledSectionProps, 'title' | 'titleId' | 'lead' | 'more'> => ({
  title: headline,
  titleId,
  lead: preamble ?? text,
  more: cta && href ? { text: cta, href } : undefined,
});
