import { edition } from '@edition/edition.ts';
import { food } from '@edition/lists/food.ts';
import { Grid, InfoCard, Section, SectionHeader, Stack } from '@tand/ui';
import { TextBand, TextBlock, TitledSection, headingOf } from '@tand/ui-festival';
import { CardGrid, cardPicture, Film, PageTop, PhaseAction, shownText, useCopy, useLang } from '#app';

/** FOOD-1 */
export default function FoodOverviewPage() {
  const copy = useCopy('food');
  return (
    <>
      <PageTop band="yellow" scene="scenes/food" />
      <Cards />
      <Section band="pink">
        <Grid columns={2} gap="loose" align="start">
          <Preorder />
          <Video />
        </Grid>
      </Section>
      <TextBand band="wood" texts={copy('sections')} layout="thirds" />
    </>
  );
}

function Cards() {
  const lang = useLang();
  const { action, ...cards } = useCopy('food')('cards');
  return (
    <TitledSection {...headingOf('places', cards)}>
      <CardGrid columns={4}>
        {food.map(({ slug, image, headline: name, paragraph }) => (
          <InfoCard key={slug} title={shownText(name, lang)} href={`/food/${slug}`} actionText={action} image={cardPicture(image)}>
            {shownText(paragraph, lang)}
          </InfoCard>
        ))}
      </CardGrid>
    </TitledSection>
  );
}

function Preorder() {
  const { headline, paragraphs, deadline, cta } = useCopy('food')('preorder');
  return (
    <section aria-labelledby="preorder">
      <SectionHeader title={headline} titleId="preorder" size="title" />
      <Stack gap={5}>
        <TextBlock paragraphs={paragraphs} more={[deadline]} />
        <PhaseAction text={cta} href="ticket:food" />
      </Stack>
    </section>
  );
}

function Video() {
  const { headline, text, title, play } = useCopy('food')('video');
  const { foodVideo, foodVideoEmbed } = edition.links;
  return (
    <section aria-labelledby="film">
      <SectionHeader title={headline} titleId="film" size="title" lead={text} />
      <Film title={title} src={foodVideoEmbed} href={foodVideo} poster={{ ...cardPicture('/img/cards/dinner.svg'), alt: '' }} play={play} />
    </section>
  );
}
