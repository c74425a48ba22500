export const partnerLetterings = ['black', 'wide', 'narrow', 'grotesk', 'plate', 'pixel'] as const;
export const partnerSizes = ['base', 'large'] as const;
export const partnerTones = ['card', 'yellow', 'blue', 'pink', 'teal', 'red', 'night', 'striker'] as const;
export const partnerGrounds = ['plain', 'rays', 'dots', 'stripes'] as const;
export type PartnerLettering = (typeof partnerLetterings)[number];
export type PartnerTone = (typeof partnerTones)[number];
export type PartnerGround = (typeof partnerGrounds)[number];
