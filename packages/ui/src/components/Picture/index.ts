export { Picture, type PictureProps, type PictureSource } from './Picture.tsx';
export type { PictureVariables } from './Picture.tsx';
