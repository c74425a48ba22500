import { PartnersSection, type PartnersSectionWall } from '@tand/ui-festival';
import { useCopy } from '../../app/useCopy.ts';
import { partnerTiles } from '../../templates/partnerTiles.ts';

const walls: readonly PartnersSectionWall[] = [
  { id: 'shown', columns: 6, variant: 'mark', partners: partnerTiles('presenting', 'main', 'supporting') },
];

/** PARTNER-1 */
export function Partners() {
  const { headline, preamble, cta, href } = useCopy('home')('partners');
  return <PartnersSection padding="compact" title={headline} titleId="partners" lead={preamble} more={{ text: cta, href }} walls={walls} />;
}
