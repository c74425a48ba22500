export { Gallery, type GalleryPicture, type GalleryProps } from './Gallery.tsx';
export type { GalleryVariables } from './Gallery.tsx';
