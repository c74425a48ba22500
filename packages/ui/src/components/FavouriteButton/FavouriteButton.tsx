import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { FavouriteFrame } from './FavouriteButton.styles.ts';

export interface FavouriteButtonProps extends ComponentPropsWithRef<'button'> {
  /** Its name, which stays when it is pressed: "Spara: Kvartsfinaler, CS". */
  label: string;
  /** Whether it is saved, when the consumer keeps it: the star is filled then. */
  isFavourite?: boolean | undefined;
  /** Whether it is saved at first. @default false */
  defaultFavourite?: boolean | undefined;
  /** A word beside the match, which its name contains; without one it is a square of 44 px. */
  children?: ReactNode;
  /** Told whether it shall be saved from now on. */
  onFavouriteChange?: ((isFavourite: boolean, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
}

/** A match of 44 px that is lit or not. Never inside a link. */
export function FavouriteButton({
  label,
  isFavourite,
  defaultFavourite = false,
  onFavouriteChange,
  onClick,
  children,
  ...rest
}: FavouriteButtonProps) {
  const [isSaved, setSaved] = useControlled(isFavourite, defaultFavourite);
  return (
    <FavouriteFrame
      data-component="FavouriteButton"
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      onClick={event => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setSaved(!isSaved);
        onFavouriteChange?.(!isSaved, { event });
      }}
      {...rest}
    >
      {children && <span>{children}</span>}
    </FavouriteFrame>
  );
}
