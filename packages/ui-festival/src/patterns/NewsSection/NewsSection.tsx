import type { ReactNode } from 'react';
import { asList } from '@tand/ui/styles';
import { Stack } from '@tand/ui/foundations/Stack';
import { NewsCard, type NewsCardAsLinkProps } from '@tand/ui/components/NewsCard';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';
import { NewsSectionCards, NewsSectionLine, NewsSectionLines } from './NewsSection.styles.ts';

/** How many have a picture: the newest, large, and four beside it. */
const pictured = 5;

export interface NewsSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** Newest first; null while there is nothing to show, as after a failed fetch. The sixth and later are lines without a picture. */
  items: readonly Pick<NewsCardAsLinkProps, 'title' | 'href' | 'image' | 'category' | 'date' | 'preview'>[] | null;
  /** Said above the list: what is shown is old, or could not be fetched. */
  notice?: ReactNode;
}

/** The newest items on the home page: one large, four beside it, the rest as lines with their day. */
export function NewsSection({ items, notice, ...rest }: NewsSectionProps) {
  const lines = items?.slice(pictured) ?? [];
  return (
    <TitledSection {...rest} data-component="NewsSection">
      <Stack gap={6}>
        {notice}
        <NewsSectionCards {...asList}>
          {items?.slice(0, pictured).map(({ preview, ...item }, index) => (
            <li key={item.href}>
              <NewsCard {...item} isFeature={index === 0} preview={index === 0 ? preview : undefined} />
            </li>
          ))}
        </NewsSectionCards>
        {lines.length > 0 && (
          <NewsSectionLines {...asList}>
            {lines.map(({ href, title, date }) => (
              <li key={href}>
                <NewsSectionLine href={href}>
                  {date && <time dateTime={date.dateTime}>{date.text}</time>} <span>{title}</span>
                </NewsSectionLine>
              </li>
            ))}
          </NewsSectionLines>
        )}
      </Stack>
    </TitledSection>
  );
}
