import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { Card } from '@tand/ui/components/Card';
import { HighlightList, type Highlight } from '@tand/ui/components/HighlightList';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { SectionHeader } from '@tand/ui/components/SectionHeader';

export interface FoodPageMenu {
  title: string;
  items: readonly Highlight[];
  /** Place and hours, under a heading. */
  facts: { title: string; items: readonly KeyValue[] };
}

export interface FoodPageDay {
  id: string;
  title: string;
  intro: string;
  /** What is served at which time. */
  facts: readonly KeyValue[];
}

export function FoodPageServing({ title, items, facts }: FoodPageMenu) {
  return (
    <Section tone="wood" aria-labelledby="menu">
      <Grid columns={2} gap="loose">
        <div>
          <SectionHeader title={facts.title} size="title" />
          <KeyValueList items={facts.items} />
        </div>
        <div>
          <SectionHeader title={title} titleId="menu" size="title" />
          <HighlightList highlights={items} />
        </div>
      </Grid>
    </Section>
  );
}

export function FoodPageDays({ days }: { days: readonly FoodPageDay[] }) {
  return (
    <Section tone="wood">
      <Grid columns={3}>
        {days.map(({ id, title, intro, facts }) => (
          <Card key={id} element="section" aria-labelledby={id} hasStriker>
            <Stack gap={4}>
              <Heading level={2} size="heading" id={id}>
                {title}
              </Heading>
              <Text>{intro}</Text>
              <KeyValueList items={facts} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
