import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { Button, Grid, Heading, LinkArrow, Section, SectionHeader, Stack } from '@tand/ui';
import { TextBlock, TextLinks } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { avatarPicture, contentLang, PageTop, Profiles, shownText, useCopy, useLang } from '#app';
import { Unknown } from '../../sections/Unknown.tsx';

type Guest = (typeof cosplayGuests)[number];

/** The slug in the address ignores case; an unknown one is reported on the page (GUEST-2, GUEST-3). */
export default function CosplayGuestPage() {
  const { name = '' } = useParams();
  const guest = cosplayGuests.find(({ slug }) => slug === name.toLowerCase());
  return guest ? <Presentation guest={guest} /> : <UnknownGuest />;
}

function Presentation({ guest }: { guest: Guest }) {
  const lang = useLang();
  const { t } = useTranslation('cosplay');
  const { keywords } = useCopy('cosplay')('meta');
  const { slug, name, img } = guest;
  const [bio, short] = [guest[`bio_${contentLang(lang)}`], shownText(guest.short, lang)];
  const role = short.charAt(0).toLocaleLowerCase() + short.slice(1);
  const [line] = bio.split(/(?<=[.!?])\s/, 1);
  return (
    <>
      <PageTop
        texts={{
          meta: { title: name, description: t('guest.metaDescription', { name, role, line }), keywords: `${name}, ${keywords}` },
          headline: name,
          preamble: short,
        }}
        path={`activities/cosplay/presentation/${slug}`}
        band="pink"
        image={{ ...avatarPicture(img), alt: t('guests.imageAlt', { name }) }}
      />
      <Section>
        <Grid columns={2} gap="loose" align="start">
          <TextBlock paragraphs={bio.split('\n\n')} />
          <Meet guest={guest} />
        </Grid>
      </Section>
      <Section band="wood" aria-labelledby="others">
        <SectionHeader
          title={t('guest.others')}
          titleId="others"
          size="title"
          actions={
            <LinkArrow direction="back" href="/activities/cosplay">
              {t('guest.back')}
            </LinkArrow>
          }
        />
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
  const { t } = useTranslation('cosplay');
  const { name } = guest;
  return (
    <Stack gap={5}>
      <Heading level={2} size="heading">
        {t('guest.meet', { name })}
      </Heading>
      <p>
        <Button href={useCopy('cosplay')('activities').moreHref} tone="schedule">
          {t('guest.schedule')}
        </Button>
      </p>
      <Profiles of={guest} label={t('guest.social', { name })} hasNames />
    </Stack>
  );
}

function UnknownGuest() {
  return <Unknown {...useCopy('cosplay')('notFound')} path="activities/cosplay" image="cosplay" />;
}
