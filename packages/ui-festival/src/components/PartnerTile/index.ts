export { PartnerTile, type PartnerTileProps } from './PartnerTile.tsx';
export {
  partnerGrounds,
  partnerLetterings,
  partnerLooks,
  partnerSizes,
  partnerTones,
  type PartnerGround,
  type PartnerLettering,
  type PartnerLook,
  type PartnerTone,
} from './PartnerTile.variants.ts';
