export { PartnerTile, type PartnerTileProps } from './PartnerTile.tsx';
export { partnerLetterings, partnerSizes, type PartnerLettering } from './PartnerTile.variants.ts';
