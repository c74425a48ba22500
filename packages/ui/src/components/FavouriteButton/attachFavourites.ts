export interface FavouritesOptions {
  /** Returns the ids of the saved items. */
  read: () => ReadonlySet<string>;
  /** Saves the item with this id, or removes it. If storage is blocked it may do nothing; stars show what `read` returns. */
  write: (id: string, isFavourite: boolean) => void;
  /** Calls the listener when another tab or part of the page has changed the saved items, and returns the unsubscribe function. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

/** Selector of the buttons (stars) that `attachFavourites` handles. */
export const starSelector = 'button[aria-pressed]:is([data-component="FavouriteButton"], [data-part="favourite"])';

/**
 * Shows which items are saved; a press on a star saves or removes its item. The stars in `root` are FavouriteButtons with a `value` and
 * those of ScheduleItem, NowNext and MyDay; `value` is the item's id. They may be added and removed, because only `root` has a listener. A served page
 * renders stars that are not pressed (`<FavouriteButton value={id} isFavourite={false} …>`, `<ScheduleList favourites={new Set()} …>`),
 * without callbacks, and calls this once for the element around them. Stars that React renders in `root` need `favourites` from the same
 * storage and no callback of their own.
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
