import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Stack } from '@tand/ui/foundations/Stack';
import { BackLink } from '@tand/ui/components/BackLink';
import { InfoCard } from '@tand/ui/components/InfoCard';
import { NewsCard } from '@tand/ui/components/NewsCard';
import type { NewsSectionProps } from '../NewsSection/index.ts';
import { TitledSection, type MoreLink } from '../TitledSection/index.ts';
import { ArticlePageText, type ArticlePageTextProps } from './ArticlePageText.tsx';

export interface ArticlePageProps extends ArticlePageTextProps, Omit<ComponentPropsWithRef<'div'>, keyof ArticlePageTextProps> {
  /** Link to all news, above the article. */
  back: { text: string; href: string };
  /** Message above the article, such as that it is outdated. */
  notice?: ReactNode;
  /** Ways to share it. */
  share?: ReactNode;
  /** The next and the previous article, each with a kicker. */
  neighbours?: { label: string; items: readonly (MoreLink & { kicker: string })[] } | undefined;
  /** A few to read on. */
  related: { title: string; items: NonNullable<NewsSectionProps['items']> };
}

/** One news item: dates and author, cover, text, link, sharing, related articles. */
export function ArticlePage({
  title,
  lead,
  category,
  published,
  updated,
  byline,
  image,
  caption,
  alt,
  more,
  children,
  tone = 'yellow',
  back,
  notice,
  share,
  neighbours,
  related,
  ...rest
}: ArticlePageProps) {
  const text = { title, lead, category, published, updated, byline, image, caption, alt, more, children, tone };
  return (
    <div {...rest} data-component="ArticlePage">
      <ArticlePageText
        {...text}
        opening={
          <>
            <BackLink href={back.href}>{back.text}</BackLink>
            {notice}
          </>
        }
        aside={
          <Stack gap={6}>
            {share}
            {neighbours && neighbours.items.length > 0 && (
              <nav aria-label={neighbours.label} data-print="hidden">
                <Stack gap={4}>
                  {neighbours.items.map(({ text: headline, kicker, href }) => (
                    <InfoCard key={href} title={headline} href={href} kicker={kicker} level={2} />
                  ))}
                </Stack>
              </nav>
            )}
          </Stack>
        }
      />
      {related.items.length > 0 && (
        <TitledSection title={related.title} titleId="related" titleSize="title" tone="wood">
          <Grid element="ul" columns={3}>
            {related.items.map(item => (
              <li key={item.href}>
                <NewsCard {...item} />
              </li>
            ))}
          </Grid>
        </TitledSection>
      )}
    </div>
  );
}
