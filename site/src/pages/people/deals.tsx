import { deals } from '@edition/lists/deals.ts';
import { BackLink, Grid, Picture, Section, SectionHeader } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** SPEC 2.4, partners/elgiganten/deals: nine advertisement pictures, and how the deals work. */
export default function DealsPage() {
  const copy = useCopy('deals');
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path="partners/elgiganten/deals"
      image="deals"
      parent={{ label: copy('parent'), href: '/partners/elgiganten' }}
      tone="yellow"
    >
      <Advertisements />
      <Section>
        <Grid columns={3} gap="loose" align="start">
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} size="heading" />
          ))}
        </Grid>
      </Section>
      <Section tone="wood" padding="compact">
        <BackLink href="/partners/elgiganten">{copy('back')}</BackLink>
      </Section>
    </TextPage>
  );
}

function Advertisements() {
  const lang = useLang();
  const { headline, preamble, label } = useCopy('deals')('list');
  return (
    <Section tone="teal" aria-labelledby="ads">
      <SectionHeader title={headline} titleId="ads" lead={preamble} size="title" />
      <Grid element="ul" columns={3} mobileColumns={1} aria-label={label}>
        {deals.map(({ slug, image, alt }) => (
          <li key={slug}>
            <Picture src={image} width={600} height={600} alt={alt[lang]} isFramed />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
