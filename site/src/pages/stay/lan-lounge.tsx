import { Card, Grid, Heading, KeyValueList, Section, Stack, Text } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { FoodPage } from '../../templates/FoodPage.tsx';

/** SPEC 2.4, food: the lounge's facts for Friday, Saturday and Sunday. */
export default function LanLoungePage() {
  return (
    <FoodPage page="foodLanLounge" slug="lan-lounge" tone="yellow">
      <Section tone="wood">
        <Grid columns={3}>
          {useCopy('foodLanLounge')('days').map(({ id, headline, intro, facts }) => (
            <Card key={id} element="section" aria-labelledby={id} hasStriker>
              <Stack gap={4}>
                <Heading level={2} size="heading" id={id}>
                  {headline}
                </Heading>
                <Text>{intro}</Text>
                <KeyValueList items={facts.map(({ time, text }) => ({ label: time, value: text }))} />
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
    </FoodPage>
  );
}
