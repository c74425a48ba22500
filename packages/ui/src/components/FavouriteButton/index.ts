export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';
export { favouriteLook, type FavouriteButtonVariables } from './FavouriteButton.styles.ts';
