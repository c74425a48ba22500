import { Stack } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';
import { NewsCard, type NewsCardAsLinkProps } from '@tand/ui/components/NewsCard';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';
import { NewsSectionCards, NewsSectionLine, NewsSectionLines } from './NewsSection.styles.ts';

const pictured = 5;

export interface NewsSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** Articles, newest first. */
  items: readonly Pick<NewsCardAsLinkProps, 'title' | 'href' | 'image' | 'category' | 'date' | 'preview'>[];
}

/** News as one large card, four smaller cards, and lines. */
export function NewsSection({ items, ...rest }: NewsSectionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('NewsSection', { items });
  const lines = items.slice(pictured);
  return (
    <TitledSection {...rest} data-component="NewsSection">
      <Stack gap={6}>
        <NewsSectionCards element="ul" columns={4} mobileColumns={2}>
          {items.slice(0, pictured).map(({ preview, ...item }, index) => (
            <li key={item.href} data-span={index === 0 ? 4 : undefined}>
              <NewsCard {...item} isFeature={index === 0} preview={index === 0 ? preview : undefined} />
            </li>
          ))}
        </NewsSectionCards>
        {lines.length > 0 && (
          <NewsSectionLines role="list">
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
