import type { PartnerTier } from '@tand/festival';
import type { Band } from '@tand/ui';
import { PartnersSection, TextBand, headingOf, withIds } from '@tand/ui-festival';
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

interface TierProps {
  tier: PartnerTier;
  band: Band;
  columns: 1 | 3 | 4;
  size?: 'large';
}

function Tier({ tier, band, columns, size }: TierProps) {
  const texts = useCopy('partners')('tiers')[tier];
  return (
    <PartnersSection
      {...headingOf(`${tier}-partners`, texts)}
      titleSize="title"
      band={band}
      columns={columns}
      size={size}
      partners={partnerTiles(tier)}
    />
  );
}
