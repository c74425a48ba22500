import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { Button, Grid, Heading, Section, SectionHeader, Stack } from '@tand/ui';
import { BackLink, TextBlock, TextLinks } from '@tand/ui-festival';
import { useParams } from 'react-router-dom';
import { avatarPicture, contentLang, PageTop, Profiles, shownText, useCopy, useLang } from '#app';
import { Unknown } from '../../sections/Unknown.tsx';

type Guest = (typeof cosplayGuests)[number];

/** GUEST-2, GUEST-3 */
export default function CosplayGuestPage() {
  const { name = '' } = useParams();
  const guest = cosplayGuests.find(({ slug }) => slug === name.toLowerCase());
  return guest ? <Presentation guest={guest} /> : <UnknownGuest />;
}

function Presentation({ guest }: { guest: Guest }) {
  const lang = useLang();
  const copy = useCopy('cosplay');
  const { slug, name, image } = guest;
  const [bio, short] = [guest[`bio_${contentLang(lang)}`], shownText(guest.short, lang)];
  const role = short.charAt(0).toLocaleLowerCase() + short.slice(1);
  const [line = ''] = bio.split(/(?<=[.!?])\s/, 1);
  const { metaDescription, others, back } = copy('guest', { name, role, line });
  return (
    <>
      <PageTop
        texts={{
          meta: { title: name, description: metaDescription, keywords: `${name}, ${copy('meta').keywords}` },
          headline: name,
          preamble: short,
        }}
        path={`activities/cosplay/presentation/${slug}`}
        band="pink"
        image={{ ...avatarPicture(image), alt: copy('guests', { name }).imageAlt }}
      />
      <Section>
        <Grid columns={2} gap="loose" align="start">
          <TextBlock paragraphs={bio.split('\n\n')} />
          <Meet guest={guest} />
        </Grid>
      </Section>
      <Section band="wood" aria-labelledby="others">
        <SectionHeader title={others} titleId="others" size="title" actions={<BackLink href="/activities/cosplay" text={back} />} />
        <TextLinks
          links={cosplayGuests
            .filter(other => other !== guest)
            .map(other => ({ text: other.name, href: `/activities/cosplay/presentation/${other.slug}` }))}
          direction="none"
        />
      </Section>
    </>
  );
}

function Meet({ guest }: { guest: Guest }) {
  const copy = useCopy('cosplay');
  const { meet, schedule, social } = copy('guest', { name: guest.name });
  return (
    <Stack gap={5}>
      <Heading level={2} size="heading">
        {meet}
      </Heading>
      <p>
        <Button href={copy('activities').moreHref} tone="schedule">
          {schedule}
        </Button>
      </p>
      <Profiles of={guest} label={social} hasNames />
    </Stack>
  );
}

function UnknownGuest() {
  return <Unknown {...useCopy('cosplay')('notFound')} path="activities/cosplay" image="cosplay" />;
}
