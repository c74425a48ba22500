import { attachFavourites } from '@tand/ui/dom';
import { currentPicks, setPick, subscribePicks } from '../schedule/pickStore.ts';

/** Keeps a star and the stored picks the same (SCHED-37). @returns detach */
export const attachPick = (star: HTMLElement): (() => void) =>
  attachFavourites(star, { read: () => currentPicks().ids, write: setPick, subscribe: subscribePicks });

/** Shows `element`, served `hidden`, when picks cannot be stored (SCHED-38). @returns detach */
export function attachPicksBlocked(element: HTMLElement): () => void {
  const show = () => {
    element.hidden = !currentPicks().isBlocked;
  };
  show();
  return subscribePicks(show);
}
