import { partners } from '@edition/lists/partners.ts';
import { Button, Grid, Picture, Quote, Section, SectionHeader } from '@tand/ui';
import { NextSection, TextBand, TextFacts, TitledSection } from '@tand/ui-festival';
import { emblemPicture, PageTop, PhaseCallToAction, useCopy, useEntry, useEntryCopy, usePhaseLink } from '#app';

/** PARTNER-3 */
export default function PartnerPage() {
  const { entry, look, texts } = useEntry(partners);
  const { slug, name, url } = entry;
  const copy = useEntryCopy<'partner'>(texts);
  const labels = useCopy('partners')('labels', { name });
  const deals = copy('deals');
  const quotes = copy('quotes') ?? [];
  return (
    <>
      <PageTop
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
      {deals && <PhaseCallToAction id="deals" {...deals} band="yellow" />}
      <TextBand texts={copy('sections')} layout="thirds" />
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
      <NextSection title={labels.next} links={copy('links').map(usePhaseLink())} back={{ text: labels.back, href: '/partners' }} />
    </>
  );
}
