export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';
export { favouriteLook } from './FavouriteButton.styles.ts';
export type { FavouriteButtonVariables } from './FavouriteButton.variables.ts';
