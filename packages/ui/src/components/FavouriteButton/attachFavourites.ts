export interface FavouritesOptions {
  /** Returns the ids of the saved items. */
  read: () => ReadonlySet<string>;
  /** Saves the item with this id, or removes it; the stars then show what `read` returns. */
  write: (id: string, isFavourite: boolean) => void;
  /** Calls the listener when another tab or part of the page has changed the saved items, and returns the unsubscribe function. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

/** Selector of the stars that `attachFavourites` handles. */
export const starSelector = 'button[aria-pressed]:is([data-component="FavouriteButton"], [data-part="favourite"])';

/**
 * Shows on the stars in `root` which items are saved; a press on a star saves or removes its item. A star is a button of FavouriteButton,
 * ScheduleItem, NowNext or MyDay, with the item's id as `value` and without a callback. Stars that React renders need `favourites` from the same storage.
 * @returns detach
 */
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
