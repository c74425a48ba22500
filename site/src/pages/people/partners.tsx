import type { PartnerTier } from '@tand/festival';
import { CallToAction, Grid, Section, SectionHeader, type Band } from '@tand/ui';
import { PageHeader, PartnersSection, TextFacts, TextSection } from '@tand/ui-festival';
import { Head, PhaseButton, coverPicture, emblemPicture, partnerTiles, useCopy } from '#app';

/** PARTNER-1 */
export default function PartnersPage() {
  const copy = useCopy('partners');
  const { headline, text, cta, href } = copy('become');
  const figures = copy('figures');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        band="yellow"
        image={{ ...coverPicture('/img/pages/partners.svg'), alt: '' }}
      />
      <Tier tier="presenting" band="wood" columns={1} isLarge />
      <Tier tier="main" band="paper" columns={3} isLarge />
      <Tier tier="supporting" band="blue" columns={4} />
      <Tier tier="all" band="wood" columns={4} />
      <Section>
        <TextSection id="how" {...copy('how')} isSplit />
      </Section>
      <Section band="wood" aria-labelledby="figures">
        <Grid columns={2} align="start">
          <SectionHeader title={figures.headline} titleId="figures" size="title" />
          <TextFacts facts={figures.facts} />
        </Grid>
      </Section>
      <CallToAction
        title={headline}
        titleId="become"
        band="pink"
        image={emblemPicture('maneki')}
        actions={<PhaseButton text={cta} href={href} />}
      >
        {text}
      </CallToAction>
    </>
  );
}

interface TierProps {
  tier: PartnerTier;
  band: Band;
  columns: 1 | 3 | 4;
  isLarge?: boolean;
}

function Tier({ tier, band, columns, isLarge = false }: TierProps) {
  const { headline, preamble } = useCopy('partners')('tiers')[tier];
  return (
    <PartnersSection
      band={band}
      title={headline}
      titleId={`${tier}-partners`}
      titleSize="title"
      lead={preamble}
      walls={[{ id: tier, columns, size: isLarge ? 'large' : 'base', partners: partnerTiles(tier) }]}
    />
  );
}
