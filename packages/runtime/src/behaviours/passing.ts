let front: HTMLElement | null = null;

/** Names the pressed picture, or the pressed line of the programme, for the transition to the next page (document.css, `front`). */
function leaveBy(link: Element): void {
  const card = link.closest<HTMLElement>('li,article,[data-part=panel]') ?? link;
  front = card.querySelector('[data-component=Picture]') ?? card.closest('[data-component=ScheduleItem]');
  if (front) front.style.viewTransitionName = 'front';
  document.documentElement.dataset['leaving'] = '';
}

/** Resets the name, so that document.css names the first picture of a page that is shown again. */
function arrive(): void {
  if (front) front.style.viewTransitionName = '';
  delete document.documentElement.dataset['leaving'];
}

/** Names the picture that grows into the next page's when a link is followed (NAV-20). */
export function passPictures(): void {
  let pressed: Element | null = null;
  const note = ({ target }: Event) => (pressed = target instanceof Element ? target.closest('a[href]') : null);
  addEventListener('click', note, true);
  addEventListener('pageswap', () => pressed && leaveBy(pressed));
  addEventListener('pageshow', arrive);
}
