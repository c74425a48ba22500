import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingLevel, type HeadingSize, type HeadingWidth } from '../../foundations/Heading/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { SectionHeaderFrame, SectionHeaderText } from './SectionHeader.styles.ts';

export interface SectionHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  title: string;
  /** Id of the heading, for the section's `aria-labelledby`. */
  titleId?: string | undefined;
  level?: HeadingLevel | undefined;
  size?: HeadingSize | undefined;
  width?: HeadingWidth | undefined;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** At the right end: a `LinkArrow` as a rule. */
  action?: ReactNode;
}

/** Title, lead and way on, at the top of a section. */
export function SectionHeader({ title, titleId, level = 2, size = 'display', width, lead, action, ...rest }: SectionHeaderProps) {
  return (
    <SectionHeaderFrame data-component="SectionHeader" {...rest}>
      <SectionHeaderText>
        <Heading id={titleId} level={level} size={size} width={width}>
          {title}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </SectionHeaderText>
      {action}
    </SectionHeaderFrame>
  );
}
