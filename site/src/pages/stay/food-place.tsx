import { food } from '@edition/lists/food.ts';
import { Card, Grid, Heading, HighlightList, KeyValueList, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { BackLink, TextBand } from '@tand/ui-festival';
import { PageTop, useEntry, useEntryCopy } from '#app';

/** FOOD-2 */
export default function FoodPlacePage() {
  const { entry, look, texts } = useEntry(food);
  const copy = useEntryCopy<'food'>(texts);
  const menu = copy('menu');
  const facts = copy('facts');
  const days = copy('days');
  return (
    <>
      <PageTop band={look.band} scene={`scenes/${entry.slug}`} />
      {menu && facts && (
        <Section band="wood" aria-labelledby="menu">
          <Grid columns={2} gap="loose">
            <div>
              <SectionHeader title={facts.headline} size="title" />
              <KeyValueList items={facts.items} />
            </div>
            <div>
              <SectionHeader title={menu.headline} titleId="menu" size="title" />
              <HighlightList highlights={menu.items.map(({ name, text }) => ({ title: name, text }))} />
            </div>
          </Grid>
        </Section>
      )}
      {days && (
        <Section band="wood">
          <Grid columns={3}>
            {days.map(({ id, headline, intro, facts: times }) => (
              <Card key={id} element="section" aria-labelledby={id} hasStriker>
                <Stack gap={4}>
                  <Heading level={2} size="heading" id={id}>
                    {headline}
                  </Heading>
                  <Text>{intro}</Text>
                  <KeyValueList items={times.map(({ time, text }) => ({ label: time, value: text }))} />
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
      )}
      <TextBand texts={copy('sections')} layout="halves">
        <p>
          <BackLink href="/food" text={copy('back')} />
        </p>
      </TextBand>
    </>
  );
}
