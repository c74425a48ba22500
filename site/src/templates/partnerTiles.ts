import { partners } from '@edition/lists/partners.ts';
import type { PartnerTier } from '@tand/festival';
import type { PartnerLettering, PartnersSectionWall } from '@tand/ui';

/** Names beside each other are set apart, each tile in the next of these. */
const letterings: readonly PartnerLettering[] = ['narrow', 'wide', 'plate', 'black', 'grotesk', 'narrow', 'pixel'];

/** The tiles of some tiers: to the partner's page here, else to its own site, else nowhere. */
export const partnerTiles = (...tiers: PartnerTier[]): PartnersSectionWall['partners'] =>
  partners.flatMap(({ slug, name, tier, routerLink, url }, index) =>
    tiers.includes(tier)
      ? [
          {
            id: slug,
            name,
            lettering: letterings[index % letterings.length],
            href: routerLink ?? url,
            isExternal: !routerLink && Boolean(url),
          },
        ]
      : [],
  );
