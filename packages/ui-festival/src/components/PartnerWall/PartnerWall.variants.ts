export const partnerWallColumns = [1, 2, 3, 4, 6] as const;
