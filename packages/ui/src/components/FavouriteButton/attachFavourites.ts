export interface FavouritesOptions {
  /** Returns the ids of the saved items. */
  read: () => ReadonlySet<string>;
  /** Saves the item with this id, or removes it if `isFavourite` is false. */
  write: (id: string, isFavourite: boolean) => void;
  /** Calls the listener after changes from elsewhere, such as another tab, and returns the unsubscribe function. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

/** Selector of the buttons that `attachFavourites` handles. */
export const starSelector = 'button[aria-pressed]:is([data-component="FavouriteButton"], [data-part="favourite"])';

/** Makes the buttons of FavouriteButton, ScheduleItem, NowNext and MyDay save the item whose id is their `value`. @returns detach */
export function attachFavourites(root: HTMLElement, { read, write, subscribe }: FavouritesOptions): () => void {
  const attachment = new AbortController();
  const show = () => {
    const saved = read();
    for (const star of root.querySelectorAll<HTMLButtonElement>(starSelector))
      star.setAttribute('aria-pressed', String(saved.has(star.value)));
  };
  root.addEventListener(
    'click',
    event => {
      const star = (event.target as Element).closest<HTMLButtonElement>(starSelector);
      if (!star || event.defaultPrevented) return;
      write(star.value, star.getAttribute('aria-pressed') !== 'true');
      show();
    },
    { signal: attachment.signal },
  );
  const unsubscribe = subscribe?.(show);
  show();
  return () => {
    attachment.abort();
    unsubscribe?.();
  };
}
