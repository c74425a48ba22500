import type { ReactNode } from 'react';
import { type HeadingSize } from '@tand/ui/foundations/Heading';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { TitledSectionColumns } from './TitledSection.styles.ts';

export interface MoreLink {
  text: string;
  href: string;
  isExternal?: boolean | undefined;
}

export interface TitledSectionProps extends Omit<SectionProps, 'title'> {
  /** Text of the heading. */
  title: string;
  /** Id of the heading, used as the section's anchor. */
  titleId: string;
  /** Size of the heading, independent of its level. */
  titleSize?: HeadingSize | undefined;
  /** Introduction of one or two sentences, below the title. */
  lead?: ReactNode;
  /** Link next to the title. */
  more?: MoreLink | undefined;
  /** Position of the heading relative to the content, from 1200 px. */
  heading?: 'above' | 'start' | 'end' | 'over' | undefined;
}

/** A band with a heading, a lead and a link. */
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
          <div>{header}</div>
          <div>{children}</div>
        </TitledSectionColumns>
      )}
    </Section>
  );
}
