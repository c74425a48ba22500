import { TournamentPage as Pattern, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { Head } from '../app/Head.tsx';
import { coverPicture } from '../app/pictures.ts';
import { Rich } from '../app/Rich.tsx';
import { useCopy } from '../app/useCopy.ts';
import type { CopyLink } from './CopyLinks.tsx';
import { useMoreLink } from './copyParts.tsx';
import { TextBlock } from './TextBlock.tsx';
import { TextColumns } from './TextColumns.tsx';
import { TournamentTimes } from './TournamentTimes.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

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
  const meta = copy('meta');
  const parent = { label: useCopy('common')('links').esports, href: '/esports' };
  const registration = copy('registration');
  const toLink = useMoreLink();
  return (
    <>
      <Head {...meta} path={`esports/tournaments/${slug}`} image={page} />
      <Pattern
        headline={copy('headline')}
        preamble={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={tone}
        picture={{ ...coverPicture(`/img/tournaments/${banner.name}.svg`), alt: banner.alt }}
        notice={notice}
        intro={<TextBlock paragraphs={copy('intro')} />}
        facts={{
          title: labels.facts.headline,
          items: factKeys.map(key => ({ label: labels.facts[key], value: <Rich>{facts[key]}</Rich> })),
        }}
        format={{ title: labels.format, text: <TextBlock {...copy('format')} /> }}
        times={<TournamentTimes paragraphs={copy('programme').paragraphs} />}
        rules={
          <TextColumns
            sections={[
              { id: 'requirements', headline: labels.requirements, ...copy('requirements') },
              { id: 'rules', headline: labels.rules, ...copy('rules') },
              { id: 'prizes', headline: labels.prizes, ...copy('prizes') },
            ]}
          />
        }
        entry={{
          title: labels.registration,
          text: <TextBlock paragraphs={registration.paragraphs} />,
          ways: registration.ctas.map(toLink),
          links: links?.map(toLink),
          back: { text: labels.back, href: parent.href },
        }}
      >
        {children}
      </Pattern>
    </>
  );
}
