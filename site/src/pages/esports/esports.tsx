import { challenges } from '@edition/lists/challenges.ts';
import { tournaments } from '@edition/lists/tournaments.ts';
import { shownText, type TournamentGroup } from '@tand/festival';
import { InfoCard, LinkArrow, Stack, type Band } from '@tand/ui';
import { RichText, TextBand, TitledSection, TournamentTable, headingOf, withIds } from '@tand/ui-festival';
import { entries } from 'virtual:edition-pages';
import { CardGrid, coverPicture, labelPicture, PageTop, PhaseAction, PhaseCallToAction, useCopy, useEntryCopy, useLang } from '#app';

const groups: readonly TournamentGroup[] = ['official', 'partner', 'community'];
const groupBands: Record<TournamentGroup, Band> = { official: 'paper', partner: 'wood', community: 'pink' };

/** ESPORT-1, ESPORT-2 */
export default function EsportsPage() {
  const copy = useCopy('esports');
  const { preamble, ...rules } = copy('rules');
  const { cta, ...watch } = copy('watch');
  return (
    <>
      <PageTop band="red" scene="scenes/esports" isBrief actions={<Jumps />} />
      {groups.map(group => (
        <Tournaments key={group} group={group} />
      ))}
      <Challenges />
      <Steps />
      <TextBand band="wood" texts={withIds({ rules: { ...rules, paragraphs: [preamble] } })} />
      <PhaseCallToAction id="prizes" {...copy('prizes')} band="yellow" emblem="cogTrophy" />
      <TextBand layout="columns" texts={withIds({ watch: { ...watch, children: <PhaseAction {...cta} /> }, team: copy('team') })} />
    </>
  );
}

function Jumps() {
  const copy = useCopy('esports');
  return (
    <Stack element="nav" direction="row" gap={5} aria-label={copy('jump')}>
      {groups.map(group => (
        <LinkArrow key={group} href={`#${group}`} direction="none">
          {copy('groups')[group].headline}
        </LinkArrow>
      ))}
    </Stack>
  );
}

function Tournaments({ group }: { group: TournamentGroup }) {
  const lang = useLang();
  const copy = useCopy('esports');
  const texts = copy('groups')[group];
  const { name, columns } = copy('table');
  return (
    <TitledSection {...headingOf(`${group}-headline`, texts)} band={groupBands[group]} id={group}>
      <TournamentTable
        labels={{ caption: texts.headline, name, columns: Object.values(columns) }}
        rows={tournaments
          .filter(tournament => tournament.group === group)
          .map(({ slug, title, image, alt, link, line }) => ({
            title: shownText(title, lang),
            line: shownText(line, lang),
            href: link,
            image: { ...coverPicture(image), alt: shownText(alt, lang) },
            values: Object.keys(columns).map(key => <Fact key={key} slug={slug} name={key} />),
          }))}
      />
    </TitledSection>
  );
}

function Fact({ slug, name }: { slug: string; name: string }) {
  const { texts } = entries.find(entry => entry.kind === 'tournament' && entry.slug === slug)!;
  return useEntryCopy<'tournament'>(texts)('facts')[name as 'team'];
}

function Challenges() {
  const lang = useLang();
  return (
    <TitledSection {...headingOf('challenges-headline', useCopy('esports')('challenges'))} band="night" id="challenges">
      <CardGrid columns={4}>
        {challenges.map(({ slug, title, line, district, link }) => (
          <InfoCard key={slug} title={shownText(title, lang)} href={link} image={labelPicture(district)}>
            {shownText(line, lang)}
          </InfoCard>
        ))}
      </CardGrid>
    </TitledSection>
  );
}

function Steps() {
  const { headline, items } = useCopy('esports')('steps');
  return (
    <TitledSection title={headline} titleId="steps">
      <CardGrid element="ol" columns={4}>
        {items.map((step, index) => (
          <InfoCard key={step.headline} title={step.headline} kicker={String(index + 1)}>
            <RichText>{step.text}</RichText>
          </InfoCard>
        ))}
      </CardGrid>
    </TitledSection>
  );
}
