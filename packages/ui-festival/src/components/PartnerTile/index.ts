export { PartnerTile, type PartnerTileProps } from './PartnerTile.tsx';
export {
  partnerGrounds,
  partnerLetterings,
  partnerSizes,
  partnerTones,
  type PartnerGround,
  type PartnerLettering,
  type PartnerTone,
} from './PartnerTile.variants.ts';
