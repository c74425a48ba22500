import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import type { Band } from '@tand/ui/tokens';
import { Button } from '@tand/ui/components/Button';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { Prose } from '@tand/ui/components/Prose';
import type { MoreLink } from '../TitledSection/index.ts';
import { ArticlePageColumns, ArticlePageFigure, articleParts } from './ArticlePage.styles.ts';

export interface ArticlePageDate {
  text: string;
  /** The same as ISO 8601. */
  dateTime: string;
}

export interface ArticlePageTextProps {
  /** The headline. */
  title: string;
  /** First paragraph, set larger. */
  lead: string;
  /** Topic in one word. */
  category?: string | undefined;
  /** Date of publication. */
  published: ArticlePageDate;
  /** Date of the last significant change. */
  updated?: ArticlePageDate | undefined;
  /** Author and reading time, after the dates. */
  byline?: readonly string[] | undefined;
  /** Cover, 16:9, described by the caption. */
  image: PictureSource;
  /** Caption below the picture. */
  caption?: string | undefined;
  /** Alternative text of the cover. Default: the caption or the title. */
  alt?: string | undefined;
  /** Where the article leads. */
  more?: MoreLink | undefined;
  /** Ground of the opening band. */
  tone?: Band | undefined;
  /** Paragraphs, lists and headings of the article. */
  children?: ReactNode;
}

interface ArticlePageTextSurroundings {
  /** Content above the topic. */
  opening: ReactNode;
  /** Content next to the text, or below it. */
  aside: ReactNode;
}

export function ArticlePageText(props: ArticlePageTextProps & ArticlePageTextSurroundings) {
  const { title, lead, category, published, updated, byline = [], image, caption, alt = '', more, children, tone, opening, aside } = props;
  return (
    <article>
      <Section tone={tone} striker="bottom" padding="compact">
        <Stack gap={6}>
          {opening}
          <Grid {...articleParts.opening} columns={2} gap="loose" align="center">
            <Stack gap={4}>
              <Text size="pixel" tone="red">
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
                    {' · '}
                    <time dateTime={updated.dateTime}>{updated.text}</time>
                  </>
                )}
                {byline.map(text => ` · ${text}`)}
              </Text>
            </Stack>
            <ArticlePageFigure>
              <Picture {...image} alt={alt} isFramed isPriority data-front="" />
              {caption && (
                <Text element="figcaption" tone="muted" size="small">
                  {caption}
                </Text>
              )}
            </ArticlePageFigure>
          </Grid>
        </Stack>
      </Section>
      <Section padding="compact">
        <ArticlePageColumns>
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
        </ArticlePageColumns>
      </Section>
    </article>
  );
}
