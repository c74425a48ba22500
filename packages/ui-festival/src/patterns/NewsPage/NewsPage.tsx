import { Fragment, type ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { EmptyState } from '@tand/ui/components/EmptyState';
import { NewsCard } from '@tand/ui/components/NewsCard';
import { Pager, type PagerProps } from '@tand/ui/components/Pager';
import { ToggleChip } from '@tand/ui/components/ToggleChip';
import type { NewsSectionProps } from '../NewsSection/index.ts';
import type { MoreLink } from '../TitledSection/index.ts';

export interface NewsPageProps extends Omit<SectionProps, 'title' | 'children'> {
  /** The heading. */
  title: string;
  /** First paragraph, set larger. */
  lead: string;
  /** Topics as links, each to a list of its own. */
  topics?: { label: string; items: readonly (MoreLink & { isCurrent: boolean })[] } | undefined;
  /** Message above the list, such as that it is outdated or could not be fetched. */
  notice?: ReactNode;
  /** Number of articles, or the range shown. */
  count?: string | undefined;
  /** Text shown instead of an empty list. */
  empty?: string | undefined;
  /** Articles of this page, newest first; null if there is no data, as after a failed fetch. */
  items: NewsSectionProps['items'];
  /** Links to older and newer articles, unless one page has all of them. */
  pager?: Pick<PagerProps, 'page' | 'total' | 'getHref' | 'labels'> | undefined;
  /** Where the news can be followed in a reader. */
  feeds: { label: string; links: readonly MoreLink[] };
  /** `list`: name of the list of articles. */
  labels: { list: string };
}

/** All news or those of one topic, a page at a time. */
export function NewsPage({ title, lead, topics, notice, count, empty, items, pager, feeds, labels, ...rest }: NewsPageProps) {
  return (
    <Section {...rest} data-component="NewsPage">
      <Stack gap={7}>
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" isMeasured>
            {lead}
          </Text>
        </Stack>
        {topics && (
          <nav aria-label={topics.label}>
            <Stack direction="row" gap={2}>
              {topics.items.map(({ text, href, isCurrent }) => (
                <ToggleChip key={href} href={href} isCurrent={isCurrent}>
                  {text}
                </ToggleChip>
              ))}
            </Stack>
          </nav>
        )}
        {notice}
        {count && <Text tone="muted">{count}</Text>}
        {items?.length === 0 && empty && <EmptyState title={empty} />}
        {items && (
          <Grid element="ul" columns={3} id="list" aria-label={labels.list}>
            {items.map((item, index) => {
              const isNewest = index === 0 && (pager?.page ?? 1) === 1;
              return (
                <li key={item.href} data-span={isNewest ? 4 : undefined}>
                  <NewsCard level={2} {...item} isFeature={isNewest} />
                </li>
              );
            })}
          </Grid>
        )}
        {pager && <Pager {...pager} />}
        <Text>
          {feeds.label}
          {feeds.links.map(({ text, ...link }, index) => (
            <Fragment key={link.href}>
              {index ? ', ' : ' '}
              <Link {...link}>{text}</Link>
            </Fragment>
          ))}
        </Text>
      </Stack>
    </Section>
  );
}
