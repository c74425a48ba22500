import type { ReactNode } from 'react';
import { type HeadingSize } from '@tand/ui/foundations/Heading';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { SectionHeader } from '@tand/ui/components/SectionHeader';

/** A link in words. */
export interface MoreLink {
  /** What the link says. */
  text: string;
  /** Where it leads. */
  href: string;
  /** Whether that is another site, in a new tab. */
  isExternal?: boolean | undefined;
}

export interface TitledSectionProps extends Omit<SectionProps, 'title'> {
  /** The heading. */
  title: string;
  /** Id of the heading; the anchor of the section in links. */
  titleId: string;
  /** Size of the heading, whatever its level. */
  titleSize?: HeadingSize | undefined;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** The way on, beside the title. */
  more?: MoreLink | undefined;
}

/** A band with its heading, a lead and the way on: what nearly every section of a page begins with. */
export function TitledSection({ title, titleId, titleSize, lead, more, children, ...rest }: TitledSectionProps) {
  return (
    <Section aria-labelledby={titleId} data-component="TitledSection" {...rest}>
      <SectionHeader
        title={title}
        titleId={titleId}
        size={titleSize}
        lead={lead}
        action={
          more && (
            <LinkArrow href={more.href} isExternal={more.isExternal}>
              {more.text}
            </LinkArrow>
          )
        }
      />
      {children}
    </Section>
  );
}
