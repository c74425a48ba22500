import { attachFavourites } from '@tand/ui/dom';
import { currentPicks, setPick, subscribePicks } from '../schedule/pickStore.ts';

/** Keeps the stars in an element, in islands too, and the stored picks the same (SCHED-37). @returns detach */
export const attachPicks = (root: HTMLElement): (() => void) =>
  attachFavourites(root, { read: () => currentPicks().ids, write: setPick, subscribe: subscribePicks });

/** Shows `element`, served `hidden`, when picks cannot be stored (SCHED-38). @returns detach */
export function attachPicksBlocked(element: HTMLElement): () => void {
  const show = () => {
    element.hidden = !currentPicks().isBlocked;
  };
  show();
  return subscribePicks(show);
}
