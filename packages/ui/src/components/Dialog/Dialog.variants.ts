/** A box for words, or as wide as the window allows for pictures. */
export const dialogSizes = ['base', 'wide'] as const;
export type DialogSize = (typeof dialogSizes)[number];
