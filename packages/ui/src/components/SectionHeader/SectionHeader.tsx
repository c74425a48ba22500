import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingLevel, type HeadingSize, type HeadingWidth } from '../../foundations/Heading/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { SectionHeaderFrame, SectionHeaderText } from './SectionHeader.styles.ts';

export interface SectionHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The heading. */
  title: string;
  /** Id of the heading, for the section's `aria-labelledby`. */
  titleId?: string | undefined;
  /** Level of the heading in the page's outline. */
  level?: HeadingLevel | undefined;
  /** Size of the heading, whatever its level. */
  size?: HeadingSize | undefined;
  /** How wide the letters are drawn; by the size and the length of the words unless told. */
  width?: HeadingWidth | undefined;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** At the right end: a `LinkArrow` as a rule. */
  actions?: ReactNode;
}

/** Title, lead and way on, at the top of a section. */
export function SectionHeader({ title, titleId, level = 2, size = 'display', width, lead, actions, ...rest }: SectionHeaderProps) {
  return (
    <SectionHeaderFrame data-component="SectionHeader" {...rest}>
      <SectionHeaderText>
        <Heading id={titleId} level={level} size={size} width={width}>
          {title}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </SectionHeaderText>
      {actions}
    </SectionHeaderFrame>
  );
}
