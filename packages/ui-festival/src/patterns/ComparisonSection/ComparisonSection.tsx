import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Stack } from '@tand/ui/foundations/Stack';
import { Card } from '@tand/ui/components/Card';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';

export interface ComparisonSectionItem {
  /** Names the column. */
  id: string;
  /** Its heading. */
  title: string;
  /** The same points in the same order for each. */
  facts: readonly KeyValue[];
}

export interface ComparisonSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** Three or four look best. */
  items: readonly ComparisonSectionItem[];
}

/** The same points for each of a few things, one list a thing, so that it fits any screen. */
export function ComparisonSection({ items, tone = 'wood', ...rest }: ComparisonSectionProps) {
  const isWide = items.length < 4;
  return (
    <TitledSection tone={tone} {...rest} data-component="ComparisonSection">
      <Grid columns={isWide ? 3 : 4}>
        {items.map(item => (
          <Card key={item.id} padding={isWide ? 'base' : 'compact'} hasStriker>
            <Stack gap={4}>
              <Heading level={3} size={isWide ? 'heading' : 'subheading'}>
                {item.title}
              </Heading>
              <KeyValueList items={item.facts} size={isWide ? 'base' : 'short'} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </TitledSection>
  );
}
