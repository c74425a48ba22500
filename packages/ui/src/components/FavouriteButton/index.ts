export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';
/** @internal */
export { favouriteLook } from './FavouriteButton.styles.ts';
export type { FavouriteButtonVariables } from './FavouriteButton.tsx';
