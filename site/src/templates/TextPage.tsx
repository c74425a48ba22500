import { Breadcrumbs, Grid, Heading, Picture, Section, Stack, Text, type Band, type PictureProps } from '@tand/ui';
import type { ReactNode } from 'react';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';

export interface TextPageProps {
  meta: { title: string; description: string; keywords: string };
  headline: string;
  preamble: string;
  /** Path below the language. */
  path: string;
  /** Name of the Open Graph picture: the page's namespace. */
  image: string;
  /** The page above this one, for the breadcrumbs. */
  parent?: { label: string; href: string };
  /** Ground of the opening band. */
  tone?: Band;
  picture?: Pick<PictureProps, 'src' | 'nightSrc' | 'alt' | 'width' | 'height' | 'isFramed'>;
  /** Buttons and links under the preamble. */
  actions?: ReactNode;
  /** The bands below. */
  children: ReactNode;
}

/** Half a page holds seven letters at the usual width. */
const widthBeside = (headline: string) => (headline.split(' ').some(word => word.length > 7) ? 'snug' : 'normal');

/** A page that informs: an opening band with headline and preamble, then its sections. */
export function TextPage({ meta, headline, preamble, path, image, parent, tone = 'yellow', picture, actions, children }: TextPageProps) {
  const common = useCopy('common');
  const opening = (
    <Stack gap={5}>
      {parent && (
        <Breadcrumbs
          items={[{ label: common('links').home, href: '/home' }, parent, { label: meta.title }]}
          labels={{ navigation: common('breadcrumbs').label }}
        />
      )}
      <Heading level={1} width={picture && widthBeside(headline)}>
        {headline}
      </Heading>
      <Text size="lead" isMeasured>
        {preamble}
      </Text>
      {actions}
    </Stack>
  );
  return (
    <>
      <Head {...meta} path={path} image={image} />
      <Section tone={tone} striker="bottom">
        {picture ? (
          <Grid columns={2} align="center">
            {opening}
            <Picture isFramed {...picture} isPriority />
          </Grid>
        ) : (
          opening
        )}
      </Section>
      {children}
    </>
  );
}
