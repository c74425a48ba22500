import type { activities } from '@edition/lists/activities.ts';
import { districts } from '@edition/lists/districts.ts';
import { partners } from '@edition/lists/partners.ts';
import { shownText, socialLinks, withJoiners, type PartnerTier, type SocialLinks } from '@tand/festival';
import type { InfoCardProps, SocialProfileLink } from '@tand/ui';
import type { DistrictWallItem, PartnerPattern, PartnerLettering, PartnersSectionProps, PartnerBand } from '@tand/ui-festival';
import type { Lang } from '@tand/runtime/i18n';
import { cardPicture, labelPicture } from './pictures.ts';

/** The lists have different lengths, so that neighbours and rows differ. */
const letterings: readonly PartnerLettering[] = ['narrow', 'wide', 'black', 'plate', 'pixel'];
const bands: readonly PartnerBand[] = ['yellow', 'blue', 'card', 'red', 'teal', 'night', 'pink'];
const patterns: readonly PartnerPattern[] = ['rays', 'stripes', 'dots'];

export const partnerTiles = (...tiers: PartnerTier[]): PartnersSectionProps['partners'] =>
  partners.flatMap(({ slug, name, tier, page, url }, index) =>
    tiers.includes(tier)
      ? [
          {
            id: slug,
            name,
            lettering: letterings[index % letterings.length],
            band: bands[index % bands.length],
            pattern: patterns[index % patterns.length],
            href: page ? `/partners/${slug}` : url,
          },
        ]
      : [],
  );

export const activityCard = (
  { title, text, image, alt, routerLink, url }: (typeof activities)[number],
  lang: Lang,
): Pick<InfoCardProps, 'title' | 'href' | 'image' | 'children'> => ({
  title: shownText(title, lang),
  href: routerLink ?? url,
  image: { ...cardPicture(image), alt: shownText(alt, lang) },
  children: withJoiners(shownText(text, lang)),
});

export const districtLinks = (lang: Lang) =>
  districts.map(({ slug, name, number, color }) => ({
    id: slug,
    name: shownText(name, lang),
    number,
    band: color,
    href: `/universe/districts/${slug}`,
  }));

export const districtTiles = (lang: Lang): DistrictWallItem[] =>
  districtLinks(lang).map(district => ({ ...district, image: labelPicture(district.id) }));

export const profilesOf = (links: SocialLinks, names: Readonly<Record<string, string>>): SocialProfileLink[] =>
  socialLinks(links).map(({ type, url }) => ({ id: type, text: names[type] ?? type, href: url }));
