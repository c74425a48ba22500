import type { ReactNode } from 'react';
import { type HeadingSize } from '@tand/ui/foundations/Heading';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { TitledSectionColumns, TitledSectionContent, TitledSectionHeading } from './TitledSection.styles.ts';
import type { titledSectionHeadings } from './TitledSection.variants.ts';

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
  /**
   * Where the heading stands from 1200 px: above the content; beside it at its start or end, where its letters are narrow and
   * as tall as the longest word allows; or over the empty upper corner of a picture. Below 1200 px it is always above.
   */
  heading?: (typeof titledSectionHeadings)[number] | undefined;
}

/** A band with its heading, a lead and the way on: what nearly every section of a page begins with. */
export function TitledSection({ title, titleId, titleSize, lead, more, heading = 'above', children, ...rest }: TitledSectionProps) {
  const header = (
    <SectionHeader
      title={title}
      titleId={titleId}
      size={titleSize}
      lead={lead}
      actions={
        more && (
          <LinkArrow href={more.href} isExternal={more.isExternal}>
            {more.text}
          </LinkArrow>
        )
      }
    />
  );
  return (
    <Section aria-labelledby={titleId} data-component="TitledSection" {...rest}>
      {heading === 'above' ? (
        <>
          {header}
          {children}
        </>
      ) : (
        <TitledSectionColumns data-heading={heading}>
          <TitledSectionHeading>{header}</TitledSectionHeading>
          <TitledSectionContent>{children}</TitledSectionContent>
        </TitledSectionColumns>
      )}
    </Section>
  );
}
