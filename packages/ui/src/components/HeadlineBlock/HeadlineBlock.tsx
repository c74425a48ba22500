import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/index.ts';
import { Button } from '../Button/index.ts';
import { Picture } from '../Picture/index.ts';
import {
  HeadlineBlockBody,
  HeadlineBlockFrame,
  HeadlineBlockIcons,
  HeadlineBlockImage,
  HeadlineBlockText,
} from './HeadlineBlock.styles.ts';

export interface HeadlineBlockProps extends ComponentPropsWithRef<'section'> {
  /** Text of the heading. */
  title: string;
  /** Whether the row of icons is shown above the headline. */
  hasIcons?: boolean | undefined;
  /** Address of the row of icons, 840 × 140 px. */
  iconsUrl?: string | undefined;
  /** Address of the picture. */
  imageUrl?: string | undefined;
  /** Address of the picture for the night theme. */
  imageNightUrl?: string | undefined;
  /** Alternative text of the picture; empty if decorative. */
  imageAlt?: string | undefined;
  /** Size of the picture file in px. Default: 800 × 600. */
  imageSize?: { width: number; height: number } | undefined;
  /** Internal route of the call to action, which wins over `ctaUrl`. */
  ctaPage?: string | undefined;
  /** External address of the call to action, opened in a new tab. */
  ctaUrl?: string | undefined;
  /** Text of the call to action; undefined for no call to action. */
  ctaText?: string | undefined;
  /** Whether headline and button are less prominent. */
  isSecondary?: boolean | undefined;
  /** Whether the picture is below the text instead of at its side. */
  isImageBelow?: boolean | undefined;
  /** Whether the picture gets a larger share of the width. */
  isLargeImage?: boolean | undefined;
  /** Level of the heading in the page's outline. */
  level?: HeadingLevel | undefined;
  /** Body text. */
  children?: ReactNode;
}

const usualSize = { width: 800, height: 600 };

/** A block of icons, headline, text, call to action and picture. */
export function HeadlineBlock({
  title,
  hasIcons = false,
  iconsUrl = '/img/icons.svg',
  imageUrl,
  imageNightUrl,
  imageAlt = '',
  imageSize = usualSize,
  ctaPage,
  ctaUrl,
  ctaText,
  isSecondary = false,
  isImageBelow = false,
  isLargeImage = false,
  level = 2,
  children,
  ...rest
}: HeadlineBlockProps) {
  const href = ctaPage ?? ctaUrl;
  return (
    <HeadlineBlockFrame
      data-component="HeadlineBlock"
      data-variant={isSecondary ? 'secondary' : 'primary'}
      data-layout={imageUrl && !isImageBelow ? 'beside' : 'below'}
      data-large={isLargeImage || undefined}
      {...rest}
    >
      <HeadlineBlockText gap={5} align="start">
        {hasIcons && <HeadlineBlockIcons src={iconsUrl} alt="" width={840} height={140} loading="lazy" />}
        <Heading level={level} size={isSecondary ? 'title' : 'display'}>
          {title}
        </Heading>
        {children && <HeadlineBlockBody>{children}</HeadlineBlockBody>}
        {href && ctaText && (
          <Button
            href={href}
            isExternal={ctaPage === undefined}
            variant={isSecondary ? 'secondary' : 'primary'}
            size={isSecondary ? 'base' : 'large'}
          >
            {ctaText}
          </Button>
        )}
      </HeadlineBlockText>
      {imageUrl && (
        <HeadlineBlockImage>
          <Picture src={imageUrl} nightSrc={imageNightUrl} alt={imageAlt} {...imageSize} isFramed />
        </HeadlineBlockImage>
      )}
    </HeadlineBlockFrame>
  );
}
