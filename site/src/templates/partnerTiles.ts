import { partners } from '@edition/lists/partners.ts';
import type { PartnerTier } from '@tand/festival';
import type { PartnerGround, PartnerLettering, PartnersSectionWall, PartnerTone } from '@tand/ui-festival';

/** Chosen by index: the lists have different lengths, so neighbours and rows differ. */
const letterings: readonly PartnerLettering[] = ['narrow', 'wide', 'black', 'plate', 'pixel'];
const tones: readonly PartnerTone[] = ['yellow', 'blue', 'card', 'red', 'teal', 'night', 'pink'];
const grounds: readonly PartnerGround[] = ['rays', 'stripes', 'dots'];

export const partnerTiles = (...tiers: PartnerTier[]): PartnersSectionWall['partners'] =>
  partners.flatMap(({ slug, name, tier, page, url }, index) =>
    tiers.includes(tier)
      ? [
          {
            id: slug,
            name,
            lettering: letterings[index % letterings.length],
            tone: tones[index % tones.length],
            ground: grounds[index % grounds.length],
            href: page ? `/partners/${slug}` : url,
            isExternal: !page && Boolean(url),
          },
        ]
      : [],
  );
