import { edition } from '@edition/edition.ts';
import { tournamentParts, tournaments } from '@edition/lists/tournaments.ts';
import type { TournamentEntry, TournamentPart } from '@tand/editions';
import { linkState, scheduleView, shownText, type ItemView, type ScheduleView } from '@tand/festival';
import { Button, Grid, Heading, KeyValueList, Section, Stack } from '@tand/ui';
import { BackLink, RichText, TextBand, TextBlock, TextLinks, TextSection, withIds } from '@tand/ui-festival';
import type { ComponentType } from 'react';
import {
  coverPicture,
  PageTop,
  useCopy,
  useEntry,
  useEntryCopy,
  useLang,
  useFestivalTime,
  usePage,
  usePhaseLink,
  usePhaseLinks,
  type LoadContext,
} from '#app';
import { Cs2PrizePool, Cs2Update, ValorantTeams } from '../../sections/ofTournaments.tsx';
import { TournamentTimes } from '../../sections/TournamentTimes.tsx';

const pages: readonly (TournamentEntry | TournamentPart)[] = [...tournaments, ...tournamentParts];
const factKeys = ['days', 'team', 'field', 'play', 'place', 'prize', 'age', 'ticket', 'closes'] as const;

const notices: Readonly<Record<string, ComponentType>> = { cs2: Cs2Update };
const bands: Readonly<Record<string, ComponentType>> = { cs2: Cs2PrizePool, valorant: ValorantTeams };

const linkedToItsPage = ({ isExternal: _isExternal, ...item }: ItemView): ItemView => ({ ...item, href: item.pageHref });

/** Items link to their own pages, as most of their links lead here. */
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
    items: view.items.map(linkedToItsPage).toSorted((a, b) => a.day - b.day || a.startMinutes - b.startMinutes || a.placeId - b.placeId),
  };
}

/** ESPORT-3 */
export default function TournamentPage() {
  const lang = useLang();
  const { entry, look, texts } = useEntry(pages);
  const copy = useEntryCopy<'tournament'>(texts);
  const esports = useCopy('esports');
  const labels = esports('tournament');
  const terms = { ...labels.facts, ...esports('table').columns };
  const facts = copy('facts');
  const more: Readonly<Record<string, string | undefined>> = { age: facts.ageNote, closes: facts.closesNote };
  const registration = copy('registration');
  const { entry: states } = useCopy('common')('closedLinks');
  const state = linkState(edition, registration.ctas[0]!.href, useFestivalTime());
  const notes = state === 'open' ? [] : [states[state]];
  const ways = usePhaseLinks(state === 'open' ? registration.ctas : registration.ctas.slice(1));
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
      <PageTop
        band={look.band}
        image={{
          ...coverPicture(`/img/tournaments/${entry.slug}.svg`),
          alt: 'alt' in entry ? shownText(entry.alt, lang) : (copy('imageAlt') ?? ''),
        }}
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
            <KeyValueList
              items={factKeys.map(key => ({
                label: terms[key],
                value: <RichText>{[facts[key], more[key]].filter(Boolean).join('. ')}</RichText>,
              }))}
            />
          </Stack>
        </Grid>
      </Section>
      <TextBand texts={withIds({ format: { headline: labels.format, ...copy('format') } })} />
      <TournamentTimes paragraphs={copy('programme').paragraphs} data={usePage<ScheduleView>().data} />
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
      <TextBand
        texts={(['requirements', 'rules', 'prizes'] as const).map(id => ({ id, headline: labels[id], ...copy(id) }))}
        layout="halves"
      />
      <Section band="yellow">
        <TextSection id="entry" headline={labels.registration} paragraphs={[...notes, ...registration.paragraphs]} isSplit>
          <Stack direction="row" gap={4}>
            {buttons}
          </Stack>
          {links && <TextLinks links={links} />}
          <p>
            <BackLink href="/esports" text={labels.back} />
          </p>
        </TextSection>
      </Section>
    </>
  );
}
