/**
 * Hides items of a day, and hours without any. Hours are told how many they show, so that one out of sight takes about the room
 * it will. The heading of what is coming goes with its hours.
 * @param box what holds the hours
 * @param isLeftOut tells of an item and its place among all of the day whether it is hidden; without it all stay as they are
 */
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
