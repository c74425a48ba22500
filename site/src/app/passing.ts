import { still } from '@tand/ui/dom';

let front: HTMLElement | null = null;

/**
 * A page is left by a link: the picture it was pressed on, or the line of the programme, grows into the next page's own
 * (`view-transition-name: front` in document.css). The page's first picture, which has that name else, makes room for it.
 */
export function leaveBy(link: Element): void {
  const card = link.closest<HTMLElement>('li,article,[data-part=panel]') ?? link;
  if (front) front.style.viewTransitionName = '';
  front = card.querySelector('[data-component=Picture]') ?? card.closest('[data-component=ScheduleItem]');
  if (front) front.style.viewTransitionName = 'front';
  document.documentElement.dataset['leaving'] = '';
}

/** The next page is there: from here on its first picture has the name. */
export function arrive(): void {
  if (front) front.style.viewTransitionName = '';
  delete document.documentElement.dataset['leaving'];
}

/** How the router goes to another page. */
export const passing = () => ({ viewTransition: !matchMedia(still).matches });
