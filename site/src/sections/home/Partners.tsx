import { PartnersSection, type PartnersSectionWall } from '@tand/ui-festival';
import { useCopy } from '../../app/useCopy.ts';
import { partnerTiles } from '../../templates/partnerTiles.ts';

const walls: readonly PartnersSectionWall[] = [
  { id: 'shown', columns: 6, variant: 'mark', partners: partnerTiles('presenting', 'main', 'supporting') },
];

/** The presenting and main partners first, then the supporting ones (PARTNER-1), as quiet marks: their labels are on their page. */
export function Partners() {
  const { headline, preamble, cta, href } = useCopy('home')('partners');
  return <PartnersSection padding="compact" title={headline} titleId="partners" lead={preamble} more={{ text: cta, href }} walls={walls} />;
}
