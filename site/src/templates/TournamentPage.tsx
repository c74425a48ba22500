import { tournamentParts, tournaments } from '@edition/lists/tournaments.ts';
import type { TournamentEntry, TournamentPart } from '@tand/editions';
import { TournamentPage as Pattern } from '@tand/ui-festival';
import type { ReactNode } from 'react';
import { Head } from '../app/Head.tsx';
import { coverPicture } from '../app/pictures.ts';
import { Rich } from '../app/Rich.tsx';
import { useCopy, useEntryCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { uniqueLinks, useMoreLink } from './copyParts.tsx';
import { TextBlock } from './TextBlock.tsx';
import { TextColumns } from './TextColumns.tsx';
import { TournamentTimes } from './TournamentTimes.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { useEntry } from './useEntry.ts';

const pages: readonly (TournamentEntry | TournamentPart)[] = [...tournaments, ...tournamentParts];

export interface TournamentPageProps {
  /** Update below the opening. */
  notice?: ReactNode;
  /** Bands between the times and the rules; not blue at the top, not paper at the end. */
  children?: ReactNode;
}

const factKeys = ['field', 'play', 'place', 'age', 'ticket', 'closes'] as const;

/** ESPORT-3 */
export function TournamentPage({ notice, children }: TournamentPageProps) {
  const lang = useLang();
  const { entry, look, path, texts } = useEntry(pages);
  const copy = useEntryCopy<'tournament'>(texts);
  const banner = 'of' in entry ? { name: entry.slug, alt: copy('imageAlt') ?? '' } : { name: entry.slug, alt: entry.alt[lang] };
  const labels = useCopy('esports')('tournament');
  const facts = copy('facts');
  const meta = copy('meta');
  const parent = { text: useCopy('common')('links').esports, href: '/esports' };
  const registration = copy('registration');
  const toLink = useMoreLink();
  return (
    <>
      <Head {...meta} path={path} image={texts} />
      <Pattern
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={look.tone}
        image={{ ...coverPicture(`/img/tournaments/${banner.name}.svg`), alt: banner.alt }}
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
          // They become equal once nothing is sold or entered.
          ways: uniqueLinks(registration.ctas.map(toLink)),
          links: copy('links')?.map(toLink),
          back: { text: labels.back, href: parent.href },
        }}
      >
        {children}
      </Pattern>
    </>
  );
}
