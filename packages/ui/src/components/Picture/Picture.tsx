import type { ComponentPropsWithRef } from 'react';
import { media } from '../../tokens/index.ts';
import { PictureFrame } from './Picture.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type PictureVariables = Variables<'picture', 'border' | 'radius'>;

export interface PictureSource {
  /** Address of the picture; with `nightSrc`, that of the light theme. */
  src: string;
  /** Address of the version for the night theme, of the same size. */
  nightSrc?: string | undefined;
  /** Width of the file in px. */
  width: number;
  /** Height of the file in px. */
  height: number;
  /** Addresses of `src` in other resolutions, as in HTML `srcset`. */
  srcSet?: string | undefined;
  /** Displayed width, as in HTML `sizes`. */
  sizes?: string | undefined;
  /** AVIF versions of `src`, as in HTML `srcset`. */
  avif?: string | undefined;
  /** WebP versions of `src`, as in HTML `srcset`. */
  webp?: string | undefined;
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'>, PictureSource {
  /** Alternative text, or '' for a decorative picture. */
  alt: string;
  /** Version for screens below 768 px: only its `src`, `nightSrc`, `width` and `height` are used. */
  mobile?: PictureSource | undefined;
  /** Whether the picture is loaded first; ignored if `nightSrc` comes with `avif` or `webp`. */
  isPriority?: boolean | undefined;
  /** Whether the picture has the 2 px edge of a box. */
  isFramed?: boolean | undefined;
}

interface VersionProps extends Pick<PictureProps, 'alt' | 'src' | 'width' | 'height' | 'srcSet' | 'sizes' | 'avif' | 'webp'> {
  mobile: { src: string; width: number; height: number } | undefined;
  only: 'light' | 'night' | undefined;
  isEager: boolean;
}

function Version({ alt, src, width, height, srcSet, sizes, avif, webp, mobile, only, isEager }: VersionProps) {
  const isWrapped = Boolean(mobile ?? avif ?? webp);
  const img = (
    <img
      alt={alt}
      src={src}
      width={width}
      height={height}
      srcSet={srcSet}
      sizes={sizes}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isEager ? 'high' : undefined}
      data-only={isWrapped ? undefined : only}
    />
  );
  if (!isWrapped) return img;
  return (
    <picture data-only={only}>
      {mobile && <source media={media.mobile} srcSet={mobile.src} width={mobile.width} height={mobile.height} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      {img}
    </picture>
  );
}

/** A picture that reserves its space and follows the theme if it has `nightSrc`. */
export function Picture({
  src,
  nightSrc,
  width,
  height,
  alt,
  mobile,
  srcSet,
  sizes,
  avif,
  webp,
  isPriority = false,
  isFramed = false,
  ...rest
}: PictureProps) {
  const shared = { alt, width, height, srcSet, sizes };
  const cut = (file: string | undefined) => (mobile && file ? { src: file, width: mobile.width, height: mobile.height } : undefined);
  const day = cut(mobile?.src);
  return (
    <PictureFrame data-component="Picture" data-framed={isFramed || undefined} {...rest}>
      {isPriority && nightSrc && !avif && !webp && <Preloads src={src} nightSrc={nightSrc} mobile={mobile} />}
      <Version
        {...shared}
        src={src}
        avif={avif}
        webp={webp}
        mobile={day}
        only={nightSrc ? 'light' : undefined}
        isEager={isPriority && !nightSrc}
      />
      {nightSrc && (
        <Version {...shared} src={nightSrc} srcSet={undefined} mobile={cut(mobile?.nightSrc ?? mobile?.src)} only="night" isEager={false} />
      )}
    </PictureFrame>
  );
}

function Preloads({ src, nightSrc, mobile }: { src: string; nightSrc: string; mobile: PictureSource | undefined }) {
  const light = '(prefers-color-scheme: light)';
  const dark = '(prefers-color-scheme: dark)';
  const wide = mobile ? ` and ${media.desktop}` : '';
  const files: [string, string][] = [
    [src, `${light}${wide}`],
    [nightSrc, `${dark}${wide}`],
  ];
  if (mobile) files.push([mobile.src, `${light} and ${media.mobile}`], [mobile.nightSrc ?? mobile.src, `${dark} and ${media.mobile}`]);
  return files.map(([href, query]) => <link key={query} rel="preload" as="image" href={href} media={query} fetchPriority="high" />);
}
