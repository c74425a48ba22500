import { partners } from '@edition/lists/partners.ts';
import { BackLink, Button, Grid, Heading, Picture, Quote, Section, SectionHeader, Stack, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../app/useCopy.ts';
import { CopyFacts } from './CopyFacts.tsx';
import { CopyLinks } from './CopyLinks.tsx';
import { TextPage } from './TextPage.tsx';
import { TextSection } from './TextSection.tsx';

export type PartnerNamespace =
  | 'partnerElgiganten'
  | 'partnerAsusRog'
  | 'partnerTcl'
  | 'partnerSaab'
  | 'partnerVimla'
  | 'partnerJonkopingEnergi'
  | 'partnerVhdMedia'
  | 'partnerCancerfonden'
  | 'partnerHusqvarna'
  | 'partnerArla'
  | 'partnerBackforce'
  | 'partnerEsplay';

export interface PartnerPageProps {
  /** Namespace of its texts. */
  page: PartnerNamespace;
  /** Its entry in the list of partners, and the last part of its address. */
  slug: string;
  /** Ground of the opening band: the lettering of the banner is dark by day, so a light one. */
  tone: 'pink' | 'teal' | 'yellow';
  /** Ground of the quotes; not paper, which stands above and below it. */
  quoteTone: Band;
  /** Drawing beside the facts: a name under /img/emblems. */
  emblem: string;
  /** Shows the way to the partner's own site. */
  hasSite?: boolean;
  /** Bands between the facts and the texts. */
  children?: ReactNode;
}

/**
 * A partner: banner, headline, preamble, what they do on site, quotes, the way back (SPEC 2.4, partners).
 * @throws Error when the list of partners has no such slug.
 */
export function PartnerPage({ page, slug, tone, quoteTone, emblem, hasSite = false, children }: PartnerPageProps) {
  const partner = partners.find(entry => entry.slug === slug);
  if (!partner) throw new Error(`The edition has no partner '${slug}'. Add it to lists/partners.ts.`);
  const { name, url } = partner;
  const copy = useCopy(page);
  const labels = useCopy('partners')('labels', { name });
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path={`partners/${slug}`}
      image={page}
      parent={{ label: useCopy('common')('links').partners, href: '/partners' }}
      tone={tone}
      picture={{ ...partnerPicture(slug), alt: labels.bannerAlt, isFramed: true }}
      actions={
        hasSite && url ? (
          <p>
            <Button href={url} isExternal>
              {labels.site}
            </Button>
          </p>
        ) : undefined
      }
    >
      <Section tone="wood" aria-labelledby="facts">
        <Grid columns={2} align="center">
          <div>
            <SectionHeader title={labels.facts} titleId="facts" size="title" />
            <CopyFacts facts={copy('facts')} />
          </div>
          <Picture src={`/img/emblems/${emblem}.svg`} width={240} height={240} alt="" />
        </Grid>
      </Section>
      {children}
      <Section>
        <Grid columns={copy('sections').length === 2 ? 2 : 3} gap="loose" align="start">
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} size="heading" />
          ))}
        </Grid>
      </Section>
      <Quotes page={page} tone={quoteTone} title={labels.quotes} />
      <Section padding="compact" aria-labelledby="next">
        <Stack gap={5}>
          <Heading level={2} size="heading" id="next">
            {labels.next}
          </Heading>
          <CopyLinks links={copy('links')} />
          <p>
            <BackLink href="/partners">{labels.back}</BackLink>
          </p>
        </Stack>
      </Section>
    </TextPage>
  );
}

function Quotes({ page, tone, title }: { page: PartnerNamespace; tone: Band; title: string }) {
  const quotes = useCopy(page)('quotes');
  return (
    <Section tone={tone} aria-labelledby="quotes">
      <SectionHeader title={title} titleId="quotes" size="title" />
      <Grid columns={2} gap="loose" align="start">
        {quotes.map(quote => (
          <Quote key={quote.text} name={quote.name} title={quote.title}>
            {quote.text}
          </Quote>
        ))}
      </Grid>
    </Section>
  );
}

/** A partner's name in type, by day and by night. */
function partnerPicture(slug: string) {
  return { src: `/img/partners/${slug}-day.svg`, nightSrc: `/img/partners/${slug}-night.svg`, width: 320, height: 180 };
}
