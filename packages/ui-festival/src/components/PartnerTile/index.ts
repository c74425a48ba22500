export { PartnerTile, type PartnerTileProps } from './PartnerTile.tsx';
export {
  partnerPatterns,
  partnerLetterings,
  partnerLooks,
  partnerSizes,
  partnerBands,
  type PartnerPattern,
  type PartnerLettering,
  type PartnerLook,
  type PartnerBand,
} from './PartnerTile.variants.ts';
