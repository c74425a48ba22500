export const partnerLetterings = ['black', 'wide', 'narrow', 'grotesk', 'plate', 'pixel'] as const;
export const partnerSizes = ['base', 'large'] as const;
export const partnerBands = ['card', 'yellow', 'blue', 'pink', 'teal', 'red', 'night', 'striker'] as const;
export const partnerPatterns = ['plain', 'rays', 'dots', 'stripes'] as const;
export type PartnerLettering = (typeof partnerLetterings)[number];
export type PartnerBand = (typeof partnerBands)[number];
export type PartnerPattern = (typeof partnerPatterns)[number];
