import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Stack } from '@tand/ui/foundations/Stack';
import { NewsCard, type NewsCardProps } from '@tand/ui/components/NewsCard';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';

export interface NewsSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** Newest first; null while there is nothing to show, as after a failed fetch. */
  items: readonly Pick<NewsCardProps, 'title' | 'href' | 'image' | 'category' | 'date' | 'preview'>[] | null;
  /** Said above the list: what is shown is old, or could not be fetched. */
  notice?: ReactNode;
}

/** The newest items on the home page. */
export function NewsSection({ items, notice, ...rest }: NewsSectionProps) {
  return (
    <TitledSection {...rest} data-component="NewsSection">
      <Stack gap={5}>
        {notice}
        <Grid element="ul" columns={3}>
          {items?.map((item, index) => (
            <li key={item.href} data-span={index === 0 ? 4 : undefined}>
              <NewsCard {...item} isFeature={index === 0} />
            </li>
          ))}
        </Grid>
      </Stack>
    </TitledSection>
  );
}
