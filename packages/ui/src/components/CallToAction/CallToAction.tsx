import type { ReactNode } from 'react';
import { Heading, type HeadingLevel, type HeadingSize } from '../../foundations/Heading/index.ts';
import { Section, type SectionProps } from '../../foundations/Section/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { Picture, type PictureProps } from '../Picture/index.ts';
import { CallToActionActions, CallToActionGrid, CallToActionText } from './CallToAction.styles.ts';

export interface CallToActionProps extends Omit<SectionProps, 'title' | 'width'> {
  /** The heading. */
  title: string;
  /** Id of the heading, to link to or to name the section by. */
  titleId?: string | undefined;
  /** Level of the heading in the page's outline. */
  level?: HeadingLevel | undefined;
  /** Size of the heading, whatever its level. */
  size?: HeadingSize | undefined;
  /** The button, and perhaps a link. */
  actions: ReactNode;
  /** A picture at the right. */
  image?: Pick<PictureProps, 'src' | 'nightSrc' | 'alt' | 'width' | 'height'> | undefined;
  /** Why one should. */
  children?: ReactNode;
}

/** A band that asks for one thing: a loud heading, a reason, a button. */
export function CallToAction({
  title,
  titleId,
  level = 2,
  size = 'display',
  actions,
  image,
  tone = 'yellow',
  children,
  ...rest
}: CallToActionProps) {
  return (
    <Section tone={tone} aria-labelledby={titleId} {...rest} data-component="CallToAction">
      <CallToActionGrid data-has-image={image ? true : undefined}>
        <CallToActionText>
          <Heading level={level} size={size} id={titleId}>
            {title}
          </Heading>
          {children && (
            <Text size="lead" element="div">
              {children}
            </Text>
          )}
          <CallToActionActions>{actions}</CallToActionActions>
        </CallToActionText>
        {image && <Picture {...image} />}
      </CallToActionGrid>
    </Section>
  );
}
