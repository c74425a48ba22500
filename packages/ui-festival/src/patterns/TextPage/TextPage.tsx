import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import type { Band } from '@tand/ui/tokens';
import { Breadcrumbs, type BreadcrumbsProps } from '@tand/ui/components/Breadcrumbs';
import { Picture, type PictureProps } from '@tand/ui/components/Picture';
import { TextPageOpening, TextPagePicture, TextPageWords } from './TextPage.styles.ts';

export interface TextPageProps extends ComponentPropsWithRef<'div'> {
  /** Heading of the page (`h1`). */
  title: string;
  /** First paragraph, set larger. */
  lead: string;
  /** Breadcrumbs, for pages below another one. */
  breadcrumbs?: Pick<BreadcrumbsProps, 'items' | 'labels'> | undefined;
  /** Ground of the opening band. */
  tone?: Band | undefined;
  /** Picture in its column, or on the striker without a frame. */
  image?: Pick<PictureProps, 'src' | 'nightSrc' | 'alt' | 'width' | 'height' | 'isFramed'> | undefined;
  /** Buttons and links under the preamble. */
  actions?: ReactNode;
  /** The bands below. */
  children?: ReactNode;
}

/** An opening band with headline and lead, then sections. Most pages are made of it. */
export function TextPage({ title, lead, breadcrumbs, tone = 'yellow', image, actions, children, ...rest }: TextPageProps) {
  const opening = (
    <Stack gap={5}>
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
      <Heading level={1}>{title}</Heading>
      <Text size="lead" isMeasured>
        {lead}
      </Text>
      {actions}
    </Stack>
  );
  return (
    <div data-component="TextPage" {...rest}>
      <Section tone={tone} striker="bottom">
        {image ? (
          <TextPageOpening>
            <TextPageWords>{opening}</TextPageWords>
            <TextPagePicture data-front="" data-scene={image.isFramed === false || undefined}>
              <Picture isFramed {...image} isPriority />
            </TextPagePicture>
          </TextPageOpening>
        ) : (
          opening
        )}
      </Section>
      {children}
    </div>
  );
}
