export { PartnerWall, type PartnerWallProps } from './PartnerWall.tsx';
export { partnerWallColumns } from './PartnerWall.variants.ts';
