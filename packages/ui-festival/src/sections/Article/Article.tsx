import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { Button } from '@tand/ui/components/Button';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { Prose } from '@tand/ui/components/Prose';
import { requireProps } from '@tand/ui/styles';
import { BackLink, type TextLink } from '../../components/TextSection/index.ts';
import type { PageHeaderProps } from '../PageHeader/index.ts';
import type { MoreLink } from '../TitledSection/index.ts';
import { ArticleColumns, articleParts } from './Article.styles.ts';

export interface ArticleDate {
  text: string;
  /** Date as ISO 8601. */
  dateTime: string;
}

export interface ArticleProps extends Omit<ComponentPropsWithRef<'article'>, 'title'>, Pick<PageHeaderProps, 'title' | 'lead'> {
  /** Link to all news, above the headline. */
  back: TextLink;
  /** Topic in one word. */
  category?: string | undefined;
  /** Date of publication. */
  published: ArticleDate;
  /** Date of the last significant change. */
  updated?: ArticleDate | undefined;
  /** Author and reading time, after the dates. */
  byline?: readonly string[] | undefined;
  /** Cover, 16:9. */
  image: PictureSource;
  /** Caption below the picture. */
  caption?: string | undefined;
  /** Alternative text of the cover. @default '' */
  alt?: string | undefined;
  /** Link below the text, as a button. */
  more?: MoreLink | undefined;
  /** Paragraphs, lists and headings of the article. */
  children?: ReactNode;
  /** Content next to the text, on narrow screens below it. */
  aside?: ReactNode;
}

export function Article({
  back,
  title,
  lead,
  category,
  published,
  updated,
  byline,
  image,
  caption,
  alt = '',
  more,
  children,
  aside,
  ...rest
}: ArticleProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Article', { back, published, image });
  return (
    <article {...rest} data-component="Article">
      <Section band="yellow" striker="bottom" padding="compact">
        <Stack gap={6}>
          <BackLink {...back} />
          <Grid {...articleParts.opening} columns={2} gap="loose" align="center">
            <Stack gap={4}>
              <Text size="pixel" tone="accent">
                {category}
              </Text>
              <Heading {...articleParts.title} level={1} size="title">
                {title}
              </Heading>
              <Text size="lead">{lead}</Text>
              <Text tone="muted">
                <time dateTime={published.dateTime}>{published.text}</time>
                {updated && (
                  <>
                    {'\u00a0· '}
                    <time dateTime={updated.dateTime}>{updated.text}</time>
                  </>
                )}
                {byline?.map(text => `\u00a0· ${text}`)}
              </Text>
            </Stack>
            <Stack element="figure" gap={2}>
              <Picture {...image} alt={alt} isFramed isPriority data-front="" />
              {caption && (
                <Text element="figcaption" tone="muted" size="small">
                  {caption}
                </Text>
              )}
            </Stack>
          </Grid>
        </Stack>
      </Section>
      <Section padding="compact">
        <ArticleColumns>
          <Stack gap={6}>
            <Prose>{children}</Prose>
            {more && (
              <p>
                <Button href={more.href} isExternal={more.isExternal}>
                  {more.text}
                </Button>
              </p>
            )}
          </Stack>
          {aside}
        </ArticleColumns>
      </Section>
    </article>
  );
}
