export { FavouriteButton, type FavouriteButtonProps, type FavouriteButtonVariables } from './FavouriteButton.tsx';
/** @internal */
export { favouriteLook } from './FavouriteButton.styles.ts';
