import { activities } from '@edition/lists/activities.ts';
import { districts } from '@edition/lists/districts.ts';
import { CallToAction, Grid, Section, SectionHeader } from '@tand/ui';
import { ActivityCard, PageHeader, TextSection } from '@tand/ui-festival';
import { Head, PhaseButton, activityCard, emblemPicture, scenePicture, useCopy, useLang } from '#app';

/** ACT-1 */
export default function ActivitiesPage() {
  const copy = useCopy('activities');
  const { headline, text, cta, href } = copy('more');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        band="teal"
        image={{ ...scenePicture('scenes/activities'), alt: copy('imageAlt') }}
      />
      <Section>
        <TextSection id="how" {...copy('intro')} isSplit />
      </Section>
      <Cards />
      <CallToAction
        title={headline}
        titleId="more"
        band="yellow"
        image={emblemPicture('fightStick')}
        actions={<PhaseButton text={cta} href={href} />}
      >
        {text}
      </CallToAction>
    </>
  );
}

function Cards() {
  const lang = useLang();
  const { headline, label, elsewhere } = useCopy('activities')('list');
  const placeOf = (slug: string | undefined) => districts.find(district => district.slug === slug)?.name[lang] ?? elsewhere;
  return (
    <Section band="wood" aria-labelledby="list">
      <SectionHeader title={headline} titleId="list" />
      <Grid element="ul" columns={3} aria-label={label}>
        {activities.map(activity => (
          <li key={activity.slug}>
            <ActivityCard {...activityCard(activity, lang)} place={placeOf(activity.district)} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
