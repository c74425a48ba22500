let front: HTMLElement | null = null;

/** In the view transition the pressed picture, or line of the programme, becomes the next page's (document.css, `front`). */
export function leaveBy(link: Element): void {
  const card = link.closest<HTMLElement>('li,article,[data-part=panel]') ?? link;
  if (front) front.style.viewTransitionName = '';
  front = card.querySelector('[data-component=Picture]') ?? card.closest('[data-component=ScheduleItem]');
  if (front) front.style.viewTransitionName = 'front';
  document.documentElement.dataset['leaving'] = '';
}

/** On a page that is shown again the first picture has the name. */
export function arrive(): void {
  if (front) front.style.viewTransitionName = '';
  delete document.documentElement.dataset['leaving'];
}
