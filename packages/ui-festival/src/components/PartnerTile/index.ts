export { PartnerTile, type PartnerTileProps } from './PartnerTile.tsx';
export {
  partnerPatterns,
  partnerLetterings,
  partnerSizes,
  partnerBands,
  type PartnerPattern,
  type PartnerLettering,
  type PartnerBand,
} from './PartnerTile.variants.ts';
