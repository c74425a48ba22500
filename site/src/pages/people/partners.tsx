import type { PartnerTier } from '@tand/festival';
import { PartnersSection, TextBand, headingOf, withIds, type PartnersSectionProps } from '@tand/ui-festival';
import { PageTop, partnerTiles, PhaseCallToAction, useCopy } from '#app';

/** PARTNER-1 */
export default function PartnersPage() {
  const copy = useCopy('partners');
  return (
    <>
      <PageTop band="yellow" />
      <Tier tier="presenting" band="wood" columns={1} size="large" />
      <Tier tier="main" band="paper" columns={3} size="large" />
      <Tier tier="supporting" band="blue" columns={4} />
      <Tier tier="all" band="wood" columns={4} />
      <TextBand texts={withIds({ how: copy('how') })} />
      <TextBand band="wood" texts={withIds({ figures: copy('figures') })} />
      <PhaseCallToAction id="become" {...copy('become')} band="pink" emblem="maneki" />
    </>
  );
}

function Tier({ tier, ...look }: { tier: PartnerTier } & Pick<PartnersSectionProps, 'band' | 'columns' | 'size'>) {
  const texts = useCopy('partners')('tiers')[tier];
  return <PartnersSection {...headingOf(`${tier}-partners`, texts)} titleSize="title" partners={partnerTiles(tier)} {...look} />;
}
