let front: HTMLElement | null = null;

function leaveBy(link: Element): void {
  const card = link.closest<HTMLElement>('li,article,[data-part=panel]') ?? link;
  front = card.querySelector('[data-component=Picture]') ?? card.closest('[data-component=ScheduleItem]');
  if (front) front.style.viewTransitionName = 'front';
  document.documentElement.dataset['leaving'] = '';
}

/** Undoes `leaveBy`, as the back/forward cache restores a page with its changed styles. */
function arrive(): void {
  if (front) front.style.viewTransitionName = '';
  delete document.documentElement.dataset['leaving'];
}

/** Sets the transition name of the picture that grows into the next page's (NAV-20). */
export function passPictures(): void {
  let pressed: Element | null = null;
  const note = ({ target }: Event) => (pressed = target instanceof Element ? target.closest('a[href]') : null);
  addEventListener('click', note, true);
  addEventListener('pageswap', () => pressed && leaveBy(pressed));
  addEventListener('pageshow', arrive);
}
