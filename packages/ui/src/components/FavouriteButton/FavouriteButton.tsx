import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { requireName } from '../../styles/misuse.ts';
import { FavouriteFrame } from './FavouriteButton.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type FavouriteButtonVariables = Variables<'favourite-button', 'selected-background' | 'selected-color'>;

export interface FavouriteButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name, the same in both states. */
  label: string;
  /** Whether the item is saved (controlled). */
  isFavourite?: boolean | undefined;
  /** Whether the item is saved initially. @default false */
  defaultFavourite?: boolean | undefined;
  /** Visible word, which `label` must contain. */
  children?: ReactNode;
  /** Called on a press with the opposite of the current state. */
  onFavouriteChange?: ((isFavourite: boolean, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
}

/** A button that saves an item, with a match as icon, or a flame once saved; must not be inside a link. */
export function FavouriteButton({
  label,
  isFavourite,
  defaultFavourite = false,
  onFavouriteChange,
  onClick,
  children,
  ...rest
}: FavouriteButtonProps) {
  if (process.env.NODE_ENV !== 'production') requireName('A FavouriteButton', label);
  return (
    <FavouriteFrame
      data-component="FavouriteButton"
      type="button"
      aria-label={label}
      aria-pressed={isFavourite ?? defaultFavourite}
      onClick={event => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const star = event.currentTarget;
        const isWanted = star.getAttribute('aria-pressed') !== 'true';
        if (isFavourite === undefined) star.setAttribute('aria-pressed', String(isWanted));
        onFavouriteChange?.(isWanted, { event });
      }}
      {...rest}
    >
      {children && <span>{children}</span>}
    </FavouriteFrame>
  );
}
