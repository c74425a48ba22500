/** Hides filtered items and empty hours; each hour's count sets its size while out of view. Without `isLeftOut` all are shown. */
export function filterItems(box: Element | null, isLeftOut?: (item: Element, index: number) => boolean) {
  let index = 0;
  let heading: HTMLElement | undefined;
  for (let hour = box?.firstElementChild; hour instanceof HTMLElement; hour = hour.nextElementSibling) {
    if (hour.dataset['part'] === 'coming') {
      heading = hour;
      heading.hidden = true;
      continue;
    }
    let shown = 0;
    for (let item = hour.lastElementChild?.firstElementChild; item; item = item.nextElementSibling) {
      if (isLeftOut) item.toggleAttribute('hidden', isLeftOut(item, index++));
      if (!item.hasAttribute('hidden')) shown += 1;
    }
    hour.hidden = shown === 0;
    if (heading && shown > 0) heading.hidden = false;
    hour.style.setProperty('--schedule-items', String(shown));
  }
}
