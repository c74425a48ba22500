import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { FavouriteFrame } from './FavouriteButton.styles.ts';

export interface FavouriteButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'onChange'> {
  /** Its name, which stays when it is pressed: "Spara: Kvartsfinaler, CS". */
  label: string;
  /** Whether it is saved: the star is filled then. */
  isFavourite: boolean;
  /** A word beside the match, which its name contains; without one it is a square of 44 px. */
  children?: ReactNode;
  /** Told whether it shall be saved from now on. */
  onChange?: ((isFavourite: boolean, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
}

/** A match of 44 px that is lit or not. Never inside a link. */
export function FavouriteButton({ label, isFavourite, onChange, onClick, children, ...rest }: FavouriteButtonProps) {
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
    >
      {children && <span>{children}</span>}
    </FavouriteFrame>
  );
}
