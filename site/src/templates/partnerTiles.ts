import { partners } from '@edition/lists/partners.ts';
import type { PartnerTier } from '@tand/festival';
import type { PartnersSectionWall } from '@tand/ui';

/** The tiles of some tiers: to the partner's page here, else to its own site, else nowhere. */
export const partnerTiles = (...tiers: PartnerTier[]): PartnersSectionWall['partners'] =>
  partners
    .filter(({ tier }) => tiers.includes(tier))
    .map(({ slug, name, routerLink, url }) => ({ id: slug, name, href: routerLink ?? url, isExternal: !routerLink && Boolean(url) }));
