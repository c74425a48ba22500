import { edition } from '@edition/edition.ts';
import { districts } from '@edition/lists/districts.ts';
import { tournamentParts, tournaments } from '@edition/lists/tournaments.ts';
import { valorantTeams } from '@edition/lists/valorantTeams.ts';
import type { TournamentEntry, TournamentPart } from '@tand/editions';
import { cs2BPrizes, cs2Prizes, type ItemView, type ScheduleView, scheduleView, toEntry } from '@tand/festival';
import {
  Alert,
  BackLink,
  Button,
  Card,
  Grid,
  Heading,
  KeyValueList,
  LinkArrow,
  Picture,
  ScheduleList,
  Section,
  SectionHeader,
  Stack,
  Text,
} from '@tand/ui';
import { PageHeader, PrizeTable, RichText, TextBlock, TextColumns, TextLinks, TextSection } from '@tand/ui-festival';
import type { ComponentType } from 'react';
import {
  Head,
  coverPicture,
  dayNames,
  useBreadcrumbs,
  useCopy,
  useEntry,
  useEntryCopy,
  useLang,
  usePage,
  usePhaseLink,
  usePhaseLinks,
  type LoadContext,
} from '#app';
import { useScheduleLabels } from '../../schedule/labels.ts';

const pages: readonly (TournamentEntry | TournamentPart)[] = [...tournaments, ...tournamentParts];
const factKeys = ['field', 'play', 'place', 'age', 'ticket', 'closes'] as const;

/** Parts that only one tournament has: a notice next to its facts, and a band between times and rules. */
const notices: Readonly<Record<string, ComponentType>> = { cs2: Update };
const bands: Readonly<Record<string, ComponentType>> = { cs2: Prizes, valorant: Teams };

function withoutLink(item: ItemView): ItemView {
  const copy = { ...item };
  delete copy.link;
  return copy;
}

/** Its times, without links, since most would lead to the page itself. Throws when the edition has no such tournament. */
export async function load({ api, lang, params }: LoadContext): Promise<ScheduleView> {
  const entry = pages.find(({ slug }) => slug === params['slug']);
  if (!entry?.page) throw new Error(`The edition has no tournament '${params['slug']}'. Add it to lists/tournaments.ts.`);
  const { programme } = entry.page;
  const { locations, items } = await api.schedule();
  const own = items.filter(({ name_sv }) => name_sv.startsWith(programme));
  const places = locations.filter(({ id }) => own.some(({ location }) => location === id));
  const view = scheduleView(edition, { locations: places, items: own }, lang);
  return {
    ...view,
    items: view.items.map(withoutLink).toSorted((a, b) => a.day - b.day || a.from - b.from || a.place - b.place),
  };
}

/** ESPORT-3 */
export default function TournamentPage() {
  const lang = useLang();
  const { entry, look, texts } = useEntry(pages);
  const copy = useEntryCopy<'tournament'>(texts);
  const labels = useCopy('esports')('tournament');
  const parent = { text: useCopy('common')('links').esports, href: '/esports' };
  const registration = copy('registration');
  const ways = usePhaseLinks(registration.ctas);
  const buttons = ways.map(({ text, href }, index) => (
    <Button key={href} href={href} variant={index === 0 ? 'primary' : 'ghost'}>
      {text}
    </Button>
  ));
  const toPhase = usePhaseLink();
  const links = copy('links')?.map(toPhase);
  const info = copy('info');
  const { [entry.slug]: Notice } = notices;
  const { [entry.slug]: Band } = bands;
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, copy('meta').title)}
        band={look.band}
        image={{ ...coverPicture(`/img/tournaments/${entry.slug}.svg`), alt: 'alt' in entry ? entry.alt[lang] : (copy('imageAlt') ?? '') }}
        actions={ways.length > 0 && <p>{buttons[0]}</p>}
      />
      <Section band="wood" aria-labelledby="facts">
        <Grid columns={2} gap="loose" align="start">
          <Stack gap={5}>
            {Notice && <Notice />}
            <TextBlock paragraphs={copy('intro')} />
          </Stack>
          <Stack gap={5}>
            <Heading level={2} size="title" id="facts">
              {labels.facts.headline}
            </Heading>
            <KeyValueList items={factKeys.map(key => ({ label: labels.facts[key], value: <RichText>{copy('facts')[key]}</RichText> }))} />
          </Stack>
        </Grid>
      </Section>
      <Section>
        <TextSection id="format" headline={labels.format} {...copy('format')} isSplit />
      </Section>
      <Times paragraphs={copy('programme').paragraphs} />
      {Band && <Band />}
      {info && (
        <Section band="wood">
          <Grid columns={3} gap="loose" align="start">
            {info.map(({ headline, paragraphs }) => (
              <Stack key={headline} gap={4}>
                <Heading level={2} size="heading">
                  {headline}
                </Heading>
                <TextBlock paragraphs={paragraphs} />
              </Stack>
            ))}
          </Grid>
        </Section>
      )}
      <Section>
        <TextColumns
          texts={[
            { id: 'requirements', headline: labels.requirements, ...copy('requirements') },
            { id: 'rules', headline: labels.rules, ...copy('rules') },
            { id: 'prizes', headline: labels.prizes, ...copy('prizes') },
          ]}
        />
      </Section>
      <Section band="yellow">
        <TextSection id="entry" headline={labels.registration} paragraphs={registration.paragraphs} isSplit>
          <Stack direction="row" gap={4}>
            {buttons}
          </Stack>
          {links && <TextLinks links={links} />}
          <p>
            <BackLink href={parent.href}>{labels.back}</BackLink>
          </p>
        </TextSection>
      </Section>
    </>
  );
}

const placeColors = new Map(districts.map(({ location, color }) => [location, color]));

/** Times by day, from the programme. */
function Times({ paragraphs }: { paragraphs: readonly string[] }) {
  const { data } = usePage<ScheduleView>();
  const lang = useLang();
  const labels = useScheduleLabels();
  const { programme, programmeLink, noTimes } = useCopy('esports')('tournament');
  const days = edition.dates.days
    .map(({ date }, day) => ({ day, ...dayNames(date, lang) }))
    .filter(({ day }) => data?.items.some(item => item.day === day));
  return (
    <Section band="blue" id="times" aria-labelledby="times-headline">
      <SectionHeader
        title={programme}
        titleId="times-headline"
        size="title"
        actions={<LinkArrow href="/schedule">{programmeLink}</LinkArrow>}
      />
      <Stack gap={6} element="div">
        <TextBlock paragraphs={paragraphs} />
        {data && days.length === 0 && <Text>{noTimes}</Text>}
        {data && (
          <Grid columns={days.length === 3 ? 3 : days.length === 2 ? 2 : 1} align="start">
            {days.map(({ day, name }) => (
              <Stack key={day} gap={4}>
                <Heading level={3} size="heading">
                  {name}
                </Heading>
                <ScheduleList
                  entries={data.items.filter(item => item.day === day).map(toEntry)}
                  places={data.places.map(place => ({ ...place, color: placeColors.get(place.id) }))}
                  days={days}
                  labels={labels}
                />
              </Stack>
            ))}
          </Grid>
        )}
      </Stack>
    </Section>
  );
}

/** ESPORT-6 */
function Update() {
  const { headline, text } = useCopy('tournamentCs2')('update');
  return (
    <Alert title={headline}>
      <RichText>{text}</RichText>
    </Alert>
  );
}

const rows = cs2Prizes.map(({ from, to, base, extended }) => ({ from, to, extended, ...(base > 0 && { base }) }));

/** ESPORT-7 */
function Prizes() {
  const copy = useCopy('tournamentCs2');
  const { headline, note, ...labels } = copy('table');
  const b = copy('tableB', { count: cs2BPrizes.secondTickets });
  return (
    <Section band="pink" id="prize-pool" aria-labelledby="prize-pool-headline">
      <SectionHeader title={headline} titleId="prize-pool-headline" lead={note} />
      <Grid columns={2} gap="loose" align="start">
        <PrizeTable rows={rows} labels={labels} />
        <Stack gap={4}>
          <SectionHeader title={b.headline} level={3} size="heading" />
          <PrizeTable
            rows={[
              { from: 1, base: cs2BPrizes.first },
              { from: 2, base: b.second },
              { from: 3, base: b.third },
            ]}
            labels={{ caption: b.caption, place: labels.place, base: b.prize, each: labels.each }}
          />
          <Text>
            <RichText>{b.note}</RichText>
          </Text>
        </Stack>
      </Grid>
    </Section>
  );
}

/** ESPORT-4 */
function Teams() {
  const lang = useLang();
  const { headline, preamble } = useCopy('tournamentValorant')('teams');
  return (
    <Section band="night" id="teams" aria-labelledby="teams-headline">
      <SectionHeader title={headline} titleId="teams-headline" lead={preamble} />
      <Grid element="ul" columns={4}>
        {valorantTeams.map(({ slug, name, tag, from, description }) => (
          <Card key={slug} element="li" hasStriker>
            <Stack gap={3}>
              <Picture src={`/img/teams/${slug}.svg`} width={240} height={260} alt="" />
              <Text size="pixel" tone="accent">
                {tag}
              </Text>
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{from[lang]}</Text>
              <Text>{description[lang]}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
