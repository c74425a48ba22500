import { partners } from '@edition/lists/partners.ts';
import { Button, CallToAction, Grid, Picture, Quote, Section, SectionHeader } from '@tand/ui';
import { NextSection, PageHeader, TextColumns, TextFacts, TitledSection } from '@tand/ui-festival';
import { Head, PhaseButton, emblemPicture, useBreadcrumbs, useCopy, useEntry, useEntryCopy, usePhaseLink } from '#app';

/** PARTNER-3 */
export default function PartnerPage() {
  const { entry, look, texts } = useEntry(partners);
  const { slug, name, url } = entry;
  const copy = useEntryCopy<'partner'>(texts);
  const labels = useCopy('partners')('labels', { name });
  const parent = { text: useCopy('common')('links').partners, href: '/partners' };
  const deals = copy('deals');
  const quotes = copy('quotes') ?? [];
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, copy('meta').title)}
        band={look.band}
        image={{ src: `/img/partners/${slug}.svg`, width: 640, height: 360, alt: labels.bannerAlt }}
        actions={
          look.hasSite &&
          url && (
            <p>
              <Button href={url} isExternal>
                {labels.site}
              </Button>
            </p>
          )
        }
      />
      <Section band="wood" padding="compact" aria-labelledby="facts">
        <Grid columns={2} align="center">
          <div>
            <SectionHeader title={labels.facts} titleId="facts" size="title" />
            <TextFacts facts={copy('facts')} />
          </div>
          <Picture {...emblemPicture(look.emblem)} />
        </Grid>
      </Section>
      {deals && (
        <CallToAction title={deals.headline} titleId="deals" band="yellow" actions={<PhaseButton text={deals.cta} href={deals.href} />}>
          {deals.text}
        </CallToAction>
      )}
      <Section>
        <TextColumns texts={copy('sections')} layout="rows" />
      </Section>
      {quotes.length > 0 && (
        <TitledSection title={labels.quotes} titleId="quotes" titleSize="title" band={look.quoteBand}>
          <Grid columns={quotes.length > 1 ? 2 : 1} gap="loose" align="start">
            {quotes.map(quote => (
              <Quote key={quote.text} name={quote.name} roleName={quote.title}>
                {quote.text}
              </Quote>
            ))}
          </Grid>
        </TitledSection>
      )}
      <NextSection title={labels.next} links={copy('links').map(usePhaseLink())} back={{ text: labels.back, href: parent.href }} />
    </>
  );
}
