export { Gallery, type GalleryPicture, type GalleryProps, type GalleryVariables } from './Gallery.tsx';
