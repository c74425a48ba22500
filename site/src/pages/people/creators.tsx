import { creators } from '@edition/lists/creators.ts';
import { creatorsListCount, findBySlug, indexOfNick, shownCreators, shownText } from '@tand/festival';
import { Grid, LinkArrow, Section } from '@tand/ui';
import { CreatorCard, TextFacts, TextSection, TitledSection, headingOf } from '@tand/ui-festival';
import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { avatarPicture, PageTop, Profiles, useCopy, useLang } from '#app';
import { Unknown } from '../../sections/Unknown.tsx';

/** CREATOR-1, CREATOR-3 */
const listed = shownCreators(creators, creatorsListCount);

type Entry = (typeof listed)[number];

/** Scrolls to the card of a nick in the address; says so for an unknown one (CREATOR-2, ROUTE-8). */
export default function CreatorsPage() {
  const { nick } = useParams();
  if (nick === undefined) return <Overview />;
  const focused = listed[indexOfNick(listed, nick)] ?? findBySlug(listed, nick);
  return focused ? <Overview focused={focused} /> : <UnknownCreator />;
}

function Overview({ focused }: { focused?: Entry }) {
  const lang = useLang();
  const copy = useCopy('creators');
  const { t } = useTranslation('creators');
  const meet = copy('meet');
  const become = copy('become');
  return (
    <>
      <PageTop path="creators" band="pink" scene="scenes/creators" />
      <TitledSection {...headingOf('list', copy('list'))}>
        <Grid element="ul" columns={6} mobileColumns={2} aria-labelledby="list">
          {listed.map(creator => {
            const { nick, image, line, slug } = creator;
            const isFocused = creator === focused;
            return (
              <li key={nick} tabIndex={isFocused ? -1 : undefined} data-part={isFocused ? 'focused' : undefined}>
                <CreatorCard
                  nick={nick}
                  image={avatarPicture(image)}
                  line={shownText(line, lang)}
                  href={slug && `/creators/${slug}`}
                  isFocused={isFocused}
                  aria-current={isFocused || undefined}
                >
                  <Profiles of={creator} label={t('labels.channels', { name: nick })} />
                </CreatorCard>
              </li>
            );
          })}
        </Grid>
      </TitledSection>
      <Section band="blue">
        <Grid columns={2} gap="loose" align="start">
          <TextSection id="meet" headline={meet.headline} paragraphs={meet.paragraphs}>
            <p>
              <LinkArrow href={meet.href}>{meet.cta}</LinkArrow>
            </p>
          </TextSection>
          <TextFacts facts={meet.facts} />
        </Grid>
      </Section>
      <Section band="yellow">
        <TextSection id="become" headline={become.headline} paragraphs={become.paragraphs} isSplit>
          <p>
            <LinkArrow href={become.href}>{become.cta}</LinkArrow>
          </p>
        </TextSection>
      </Section>
    </>
  );
}

function UnknownCreator() {
  return <Unknown {...useCopy('creators')('notFound')} path="creators" image="creators" />;
}
