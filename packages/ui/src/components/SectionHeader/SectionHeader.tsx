import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps, type HeadingSize } from '../../foundations/Heading/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { SectionHeaderFrame, SectionHeaderText } from './SectionHeader.styles.ts';

export interface SectionHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'>, Pick<HeadingProps, 'level' | 'width'> {
  /** Text of the heading. */
  title: string;
  /** Id of the heading, for `aria-labelledby`. */
  titleId?: string | undefined;
  /** Size of the heading, independent of its level. */
  size?: HeadingSize | undefined;
  /** Sentence or two below the title. */
  lead?: ReactNode;
  /** Content next to the title, below it on phones. */
  actions?: ReactNode;
}

/** Title, lead and link at the top of a section. */
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
