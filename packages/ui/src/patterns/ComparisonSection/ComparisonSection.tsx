import { Grid } from '../../foundations/Grid/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Section, type SectionProps } from '../../foundations/Section/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { Card } from '../../components/Card/index.ts';
import { KeyValueList, type KeyValue } from '../../components/KeyValueList/index.ts';
import { SectionHeader } from '../../components/SectionHeader/index.ts';

export interface ComparisonSectionItem {
  id: string;
  title: string;
  /** The same points in the same order for each. */
  facts: readonly KeyValue[];
}

export interface ComparisonSectionProps extends Omit<SectionProps, 'title' | 'children'> {
  title: string;
  titleId: string;
  lead?: string | undefined;
  /** Three or four look best. */
  items: readonly ComparisonSectionItem[];
}

/** The same points for each of a few things, one list a thing, so that it fits any screen. */
export function ComparisonSection({ title, titleId, lead, items, tone = 'wood', ...rest }: ComparisonSectionProps) {
  const isWide = items.length < 4;
  return (
    <Section tone={tone} aria-labelledby={titleId} {...rest} data-component="ComparisonSection">
      <SectionHeader title={title} titleId={titleId} lead={lead} />
      <Grid columns={isWide ? 3 : 4}>
        {items.map(item => (
          <Card key={item.id} padding={isWide ? 'base' : 'small'} hasStriker>
            <Stack gap={4}>
              <Heading level={3} size={isWide ? 'heading' : 'subheading'}>
                {item.title}
              </Heading>
              <KeyValueList items={item.facts} size={isWide ? 'base' : 'short'} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
