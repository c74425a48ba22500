import { partners } from '@edition/lists/partners.ts';
import { LinkArrow, PartnerTile, PartnerWall, Section, SectionHeader, Stack } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';

const tiles = (...tiers: string[]) =>
  partners
    .filter(({ tier }) => tiers.includes(tier))
    .map(({ slug, name, routerLink, url }) => (
      <PartnerTile key={slug} name={name} href={routerLink ?? url} isExternal={!routerLink && Boolean(url)} />
    ));

/** The presenting and main partners large, the supporting ones below (SPEC 2.4, home). */
export function Partners() {
  const { headline, preamble, cta, href } = useCopy('home')('partners');
  return (
    <Section aria-labelledby="partners">
      <SectionHeader title={headline} titleId="partners" lead={preamble} action={<LinkArrow href={href}>{cta}</LinkArrow>} />
      <Stack gap={5}>
        <PartnerWall columns={4}>{tiles('presenting', 'main')}</PartnerWall>
        <PartnerWall columns={4}>{tiles('supporting')}</PartnerWall>
      </Stack>
    </Section>
  );
}
