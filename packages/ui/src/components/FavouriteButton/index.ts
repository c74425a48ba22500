export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';
export { favouriteLook } from './FavouriteButton.styles.ts';
