export { PartnerWall, type PartnerWallProps, partnerWallColumns } from './PartnerWall.tsx';
