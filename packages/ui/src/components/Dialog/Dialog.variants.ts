export const dialogSizes = ['base', 'wide'] as const;
export type DialogSize = (typeof dialogSizes)[number];
