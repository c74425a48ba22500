import { edition } from '@edition/edition.ts';
import { food } from '@edition/lists/food.ts';
import { Grid, Picture, Section, SectionHeader, Stack, VideoEmbed } from '@tand/ui';
import { FoodCard, PageHeader, TextBlock, TextColumns } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { Head, PhaseButton, cardPicture, scenePicture, useCopy, useLang } from '#app';

/** FOOD-1 */
export default function FoodOverviewPage() {
  const copy = useCopy('food');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        band="yellow"
        image={{ ...scenePicture('scenes/food'), alt: copy('imageAlt') }}
      />
      <Cards />
      <Section band="pink">
        <Grid columns={2} gap="loose" align="start">
          <Preorder />
          <Video />
        </Grid>
      </Section>
      <Section band="wood">
        <TextColumns texts={copy('sections')} layout="rows" />
      </Section>
    </>
  );
}

function Cards() {
  const lang = useLang();
  const { headline: title, action } = useCopy('food')('cards');
  return (
    <Section aria-labelledby="places">
      <SectionHeader title={title} titleId="places" />
      <Grid element="ul" columns={4}>
        {food.map(({ slug, image, headline, paragraph }) => (
          <li key={slug}>
            <FoodCard title={headline[lang]} href={`/food/${slug}`} actionText={action} image={cardPicture(image)}>
              {paragraph[lang]}
            </FoodCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Preorder() {
  const { headline, paragraphs, deadline, cta } = useCopy('food')('preorder');
  return (
    <section aria-labelledby="preorder">
      <SectionHeader title={headline} titleId="preorder" size="title" />
      <Stack gap={5}>
        <TextBlock paragraphs={paragraphs} more={[deadline]} />
        <p>
          <PhaseButton text={cta} href="ticket:food" />
        </p>
      </Stack>
    </section>
  );
}

function Video() {
  const { headline, text, title, play } = useCopy('food')('video');
  const { foodVideo, foodVideoEmbed } = edition.links;
  const { t } = useTranslation('common');
  return (
    <section aria-labelledby="film">
      <SectionHeader title={headline} titleId="film" size="title" lead={text} />
      <VideoEmbed
        title={title}
        src={foodVideoEmbed}
        href={foodVideo}
        poster={<Picture {...cardPicture('/img/cards/dinner.svg')} alt="" />}
        labels={{
          load: play,
          notice: t('embed.notice', { host: new URL(foodVideo).host }),
          direct: t('embed.direct'),
          newTab: t('newTab'),
        }}
      />
    </section>
  );
}
