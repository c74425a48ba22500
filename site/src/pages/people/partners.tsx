import type { PartnerTier } from '@tand/festival';
import { Grid, Section, SectionHeader, type Band } from '@tand/ui';
import { PartnersSection, TextBand, TextFacts, headingOf, withIds } from '@tand/ui-festival';
import { PageTop, partnerTiles, PhaseCallToAction, useCopy } from '#app';

/** PARTNER-1 */
export default function PartnersPage() {
  const copy = useCopy('partners');
  const figures = copy('figures');
  return (
    <>
      <PageTop />
      <Tier tier="presenting" band="wood" columns={1} isLarge />
      <Tier tier="main" band="paper" columns={3} isLarge />
      <Tier tier="supporting" band="blue" columns={4} />
      <Tier tier="all" band="wood" columns={4} />
      <TextBand texts={withIds({ how: copy('how') })} />
      <Section band="wood" aria-labelledby="figures">
        <Grid columns={2} align="start">
          <SectionHeader title={figures.headline} titleId="figures" size="title" />
          <TextFacts facts={figures.facts} />
        </Grid>
      </Section>
      <PhaseCallToAction id="become" {...copy('become')} band="pink" emblem="maneki" />
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
  const texts = useCopy('partners')('tiers')[tier];
  return (
    <PartnersSection
      {...headingOf(`${tier}-partners`, texts)}
      titleSize="title"
      band={band}
      walls={[{ id: tier, columns, size: isLarge ? 'large' : 'base', partners: partnerTiles(tier) }]}
    />
  );
}
