import type { PickStore } from './pickStore.ts';

/** Shows `element` only while picks cannot be stored. @returns detach */
export function attachPicksBlocked(element: HTMLElement, { current, subscribe }: PickStore): () => void {
  const show = () => {
    element.hidden = !current().isBlocked;
  };
  show();
  return subscribe(show);
}
