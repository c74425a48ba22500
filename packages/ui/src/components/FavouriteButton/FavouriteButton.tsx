import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { FavouriteFrame } from './FavouriteButton.styles.ts';

export interface FavouriteButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'children'> {
  /** Its name, which stays when it is pressed: "Spara: Kvartsfinaler, CS". */
  label: string;
  isFavourite: boolean;
  onChange?: ((isFavourite: boolean, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
}

/** A bookmark of 44 px that is on or off. Never inside a link. */
export function FavouriteButton({ label, isFavourite, onChange, onClick, ...rest }: FavouriteButtonProps) {
  return (
    <FavouriteFrame
      data-component="FavouriteButton"
      type="button"
      aria-label={label}
      aria-pressed={isFavourite}
      onClick={event => {
        onClick?.(event);
        if (!event.defaultPrevented) onChange?.(!isFavourite, { event });
      }}
      {...rest}
    />
  );
}
