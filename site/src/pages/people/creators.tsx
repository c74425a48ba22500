import { creators } from '@edition/lists/creators.ts';
import { findBySlug, indexOfNick, shownCreators } from '@tand/festival';
import { Button, CreatorCard, Grid, Heading, LinkArrow, Section, SectionHeader, SocialLinks, Stack, Text } from '@tand/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Head } from '../../app/Head.tsx';
import { avatarPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { CopyFacts } from '../../templates/CopyFacts.tsx';
import { profilesOf } from '../../templates/profilesOf.ts';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** At most 200 (SPEC 9); those without a picture or a channel are left out (SPEC 3). */
const listed = shownCreators(creators, 200);

type Entry = (typeof listed)[number];

/** SPEC 2.4, creators; with a nick in the address that creator's card is brought into view. An unknown one is said so. */
export default function CreatorsPage() {
  const { nick } = useParams();
  if (nick === undefined) return <Overview />;
  const focused = listed[indexOfNick(listed, nick)] ?? findBySlug(listed, nick);
  return focused ? <Overview focused={focused} /> : <Unknown />;
}

function Overview({ focused }: { focused?: Entry }) {
  const copy = useCopy('creators');
  const meet = copy('meet');
  const become = copy('become');
  return (
    <TextPage meta={copy('meta')} headline={copy('headline')} preamble={copy('preamble')} path="creators" image="creators" tone="pink">
      <Section aria-labelledby="list">
        <SectionHeader title={copy('list').headline} titleId="list" lead={copy('list').preamble} />
        <Grid element="ul" columns={6} mobileColumns={2} aria-labelledby="list">
          {listed.map(creator => (
            <Place key={creator.nick} isFocused={creator === focused}>
              <Portrait creator={creator} isFocused={creator === focused} />
            </Place>
          ))}
        </Grid>
      </Section>
      <Section tone="blue">
        <Grid columns={2} gap="loose" align="start">
          <TextSection id="meet" headline={meet.headline} paragraphs={meet.paragraphs}>
            <p>
              <LinkArrow href={meet.href}>{meet.cta}</LinkArrow>
            </p>
          </TextSection>
          <CopyFacts facts={meet.facts} />
        </Grid>
      </Section>
      <Section tone="yellow">
        <TextSection id="become" headline={become.headline} paragraphs={become.paragraphs} isSplit>
          <p>
            <LinkArrow href={become.href}>{become.cta}</LinkArrow>
          </p>
        </TextSection>
      </Section>
    </TextPage>
  );
}

/** A place in the list. The one asked for is brought into view and focused; its card keeps the ring. */
function Place({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <li ref={place} tabIndex={isFocused ? -1 : undefined}>
      {children}
    </li>
  );
}

function Portrait({ creator, isFocused }: { creator: Entry; isFocused: boolean }) {
  const lang = useLang();
  const common = useCopy('common');
  const { nick, image, slug, line } = creator;
  const { channels } = useCopy('creators')('labels', { name: nick });
  return (
    <CreatorCard
      nick={nick}
      image={avatarPicture(image)}
      line={line[lang]}
      href={slug && `/creators/${slug}`}
      isFocused={isFocused}
      aria-current={isFocused || undefined}
    >
      <SocialLinks profiles={profilesOf(creator, common('social').names)} labels={{ list: channels, newTab: common('newTab') }} />
    </CreatorCard>
  );
}

/** The creators page's own words for a nick that nobody has. */
function Unknown() {
  const { headline, text, cta, href } = useCopy('creators')('notFound');
  return (
    <Section width="narrow">
      <Head title={headline} description={text} path="creators" image="creators" isHidden />
      <Stack gap={5}>
        <Heading level={1} size="title">
          {headline}
        </Heading>
        <Text size="lead">{text}</Text>
        <p>
          <Button href={href}>{cta}</Button>
        </p>
      </Stack>
    </Section>
  );
}
