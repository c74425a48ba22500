export { Picture, type PictureProps, type PictureSource, type PictureVariables } from './Picture.tsx';
