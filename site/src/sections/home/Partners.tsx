import { PartnersSection, type PartnersSectionWall } from '@tand/ui-festival';
import { useCopy } from '../../app/useCopy.ts';
import { partnerTiles } from '../../templates/partnerTiles.ts';

const walls: readonly PartnersSectionWall[] = [
  { id: 'main', columns: 4, partners: partnerTiles('presenting', 'main') },
  { id: 'supporting', columns: 4, partners: partnerTiles('supporting') },
];

/** The presenting and main partners first, the supporting ones below (PARTNER-1). */
export function Partners() {
  const { headline, preamble, cta, href } = useCopy('home')('partners');
  return <PartnersSection title={headline} titleId="partners" lead={preamble} more={{ text: cta, href }} walls={walls} />;
}
