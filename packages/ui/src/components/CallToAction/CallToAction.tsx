import type { ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/index.ts';
import { Section, type SectionProps } from '../../foundations/Section/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { Picture, type PictureProps } from '../Picture/index.ts';
import { CallToActionGrid } from './CallToAction.styles.ts';

export interface CallToActionProps extends Omit<SectionProps, 'title' | 'width'> {
  /** Text of the heading. */
  title: string;
  /** Id of the heading, which then names the section. */
  titleId?: string | undefined;
  /** Button, and optionally a link. */
  actions: ReactNode;
  /** Picture next to the text, or below it on phones. */
  image?: Pick<PictureProps, 'src' | 'nightSrc' | 'alt' | 'width' | 'height'> | undefined;
  /** Text below the heading. */
  children?: ReactNode;
}

/** A section that asks for one action: heading, text and button. */
export function CallToAction({ title, titleId, actions, image, band = 'yellow', children, ...rest }: CallToActionProps) {
  return (
    <Section band={band} aria-labelledby={titleId} {...rest} data-component="CallToAction">
      <CallToActionGrid data-has-image={image ? true : undefined}>
        <Stack gap={5} align="start">
          <Heading level={2} size="display" id={titleId}>
            {title}
          </Heading>
          {children && (
            <Text size="lead" element="div">
              {children}
            </Text>
          )}
          <Stack direction="row" align="center" gap={5}>
            {actions}
          </Stack>
        </Stack>
        {image && <Picture {...image} />}
      </CallToActionGrid>
    </Section>
  );
}
