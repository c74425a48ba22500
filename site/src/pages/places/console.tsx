import { Card, FactList, Grid, Heading, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { ActivityPage } from '../../templates/ActivityPage.tsx';

/** ACT-2 */
export default function ConsolePage() {
  const { headline, items } = useCopy('activityConsole')('formats');
  return (
    <ActivityPage>
      <Section tone="yellow" aria-labelledby="formats">
        <SectionHeader title={headline} titleId="formats" />
        <Grid columns={2}>
          {items.map(format => (
            <Card key={format.id} element="article" id={format.id} hasStriker>
              <Stack gap={4}>
                <Heading level={3} size="heading">
                  {format.headline}
                </Heading>
                <Text>{format.text}</Text>
                <FactList facts={format.rules} />
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
    </ActivityPage>
  );
}
