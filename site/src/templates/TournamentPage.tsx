import { BackLink, Grid, Heading, KeyValueList, Section, Stack, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { coverPicture } from '../app/pictures.ts';
import { Rich } from '../app/Rich.tsx';
import { useCopy } from '../app/useCopy.ts';
import { CopyButton, CopyLinks, type CopyLink } from './CopyLinks.tsx';
import { TextBlock } from './TextBlock.tsx';
import { TextColumns } from './TextColumns.tsx';
import { TextPage } from './TextPage.tsx';
import { TextSection } from './TextSection.tsx';
import { TournamentTimes } from './TournamentTimes.tsx';

export type TournamentNamespace =
  | 'tournamentCs2'
  | 'tournamentCs2Details'
  | 'tournamentCs2B'
  | 'tournamentDota2'
  | 'tournamentValorantLan'
  | 'tournamentLol'
  | 'tournamentPubg'
  | 'tournamentFortnite'
  | 'tournamentGeoguessr'
  | 'tournamentEcec'
  | 'tournamentValorant'
  | 'tournamentGoals'
  | 'tournamentCod'
  | 'tournamentAoe'
  | 'tournamentRocketLeague';

export interface TournamentPageProps {
  /** Namespace of its texts. */
  page: TournamentNamespace;
  /** Last part of its address. */
  slug: string;
  /** Ground of the opening band; not wood, which follows it. */
  tone: Band;
  /** The banner: a cover under /img/tournaments, and what it shows. */
  banner: { name: string; alt: string };
  /** Said under the opening: an update. */
  notice?: ReactNode;
  /** Neighbouring tournaments, beside the way back. */
  links?: readonly CopyLink[];
  /** Bands between the times and the rules; not blue at the top, not paper at the end. */
  children?: ReactNode;
}

const factKeys = ['field', 'play', 'place', 'age', 'ticket', 'closes'] as const;

/** A tournament: banner, what it is, how and when it is played, rules, prizes, entry, the way back (SPEC 2.4, esports). */
export function TournamentPage({ page, slug, tone, banner, notice, links, children }: TournamentPageProps) {
  const copy = useCopy(page);
  const labels = useCopy('esports')('tournament');
  const facts = copy('facts');
  const [entry, ...others]: CopyLink[] = copy('registration').ctas;
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path={`esports/tournaments/${slug}`}
      image={page}
      parent={{ label: useCopy('common')('links').esports, href: '/esports' }}
      tone={tone}
      picture={{ ...coverPicture(`/img/tournaments/${banner.name}.svg`), alt: banner.alt }}
      actions={
        entry && (
          <p>
            <CopyButton {...entry} />
          </p>
        )
      }
    >
      <Section tone="wood" aria-labelledby="facts">
        <Grid columns={2} gap="loose" align="start">
          <Stack gap={5}>
            {notice}
            <TextBlock paragraphs={copy('intro')} />
          </Stack>
          <Stack gap={5}>
            <Heading level={2} size="title" id="facts">
              {labels.facts.headline}
            </Heading>
            <KeyValueList items={factKeys.map(key => ({ label: labels.facts[key], value: <Rich>{facts[key]}</Rich> }))} />
          </Stack>
        </Grid>
      </Section>
      <Section>
        <TextSection id="format" headline={labels.format} {...copy('format')} isSplit />
      </Section>
      <TournamentTimes paragraphs={copy('programme').paragraphs} />
      {children}
      <Section>
        <TextColumns
          sections={[
            { id: 'requirements', headline: labels.requirements, ...copy('requirements') },
            { id: 'rules', headline: labels.rules, ...copy('rules') },
            { id: 'prizes', headline: labels.prizes, ...copy('prizes') },
          ]}
        />
      </Section>
      <Section tone="yellow">
        <TextSection id="entry" headline={labels.registration} paragraphs={copy('registration').paragraphs} isSplit>
          <Stack direction="row" gap={4}>
            {entry && <CopyButton {...entry} />}
            {others.map(link => (
              <CopyButton key={link.href} {...link} variant="paper" />
            ))}
          </Stack>
          {links && <CopyLinks links={links} />}
          <p>
            <BackLink href="/esports">{labels.back}</BackLink>
          </p>
        </TextSection>
      </Section>
    </TextPage>
  );
}
