import type { ReactNode } from 'react';
import { Heading } from '@tand/ui/foundations/Heading';
import { type SectionProps } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { Breadcrumbs, type BreadcrumbsProps } from '@tand/ui/components/Breadcrumbs';
import { Picture, type PictureProps } from '@tand/ui/components/Picture';
import { skyStyle } from '../../styles/sky.ts';
import { PageHeaderColumns, PageHeaderFrame, PageHeaderPicture, PageHeaderText } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<SectionProps, 'title' | 'children'> {
  /** Heading of the page (`h1`). */
  title: string;
  /** First paragraph, set larger. */
  lead: string;
  /** Breadcrumbs, for pages below another one. */
  breadcrumbs?: Pick<BreadcrumbsProps, 'items' | 'labels'> | undefined;
  /** Picture, framed unless its `isFramed` is false. */
  image?: Pick<PictureProps, 'src' | 'nightSrc' | 'alt' | 'width' | 'height' | 'isFramed'> | undefined;
  /** Whether the picture is small on phones; ignored with `aside`. */
  isBrief?: boolean | undefined;
  /** Address of a picture of the sky, for the background at night. */
  sky?: string | undefined;
  /** Content above the picture, in the picture's column. */
  aside?: ReactNode;
  /** Buttons, links and facts under the lead. */
  actions?: ReactNode;
}

/** The first band of a page, by default yellow with an unframed picture, else paper. */
export function PageHeader({ title, lead, breadcrumbs, image, isBrief, sky, aside, actions, band, ...rest }: PageHeaderProps) {
  const isScene = image?.isFramed === false;
  const text = (
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
    <PageHeaderFrame
      band={band ?? (isScene ? 'yellow' : 'paper')}
      striker="bottom"
      style={skyStyle(sky)}
      {...rest}
      data-component="PageHeader"
    >
      {aside || image ? (
        <PageHeaderColumns columns={2} align={aside ? 'start' : 'center'}>
          <PageHeaderText>{text}</PageHeaderText>
          {aside ? (
            <Stack gap={6}>
              {aside}
              {image && <Picture isFramed {...image} />}
            </Stack>
          ) : (
            image && (
              <PageHeaderPicture data-front="" data-scene={isScene || undefined} data-brief={isBrief}>
                <Picture isFramed {...image} isPriority />
              </PageHeaderPicture>
            )
          )}
        </PageHeaderColumns>
      ) : (
        text
      )}
    </PageHeaderFrame>
  );
}
