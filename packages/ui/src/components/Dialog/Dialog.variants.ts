export const dialogSizes = ['base', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];
