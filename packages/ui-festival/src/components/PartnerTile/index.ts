export * from './PartnerTile.tsx';
