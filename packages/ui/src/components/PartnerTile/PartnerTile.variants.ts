export const partnerLetterings = ['black', 'wide', 'narrow', 'grotesk', 'plate', 'pixel'] as const;
export const partnerSizes = ['base', 'large'] as const;
export type PartnerLettering = (typeof partnerLetterings)[number];
