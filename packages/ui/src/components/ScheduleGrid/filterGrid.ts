export function filterGrid(grid: HTMLElement, isLeftOut: (index: number) => boolean): void {
  let index = 0;
  let heading: HTMLElement | undefined;
  const columns = new Set<string>();
  for (const hour of grid.querySelectorAll<HTMLElement>('[data-part="coming"], [data-part="hour"]')) {
    if (hour.dataset['part'] === 'coming') {
      heading = hour;
      heading.hidden = true;
      continue;
    }
    let shown = 0;
    for (const item of hour.querySelectorAll<HTMLElement>('[data-part="item"]')) {
      item.hidden = isLeftOut(index++);
      if (item.hidden) continue;
      shown += 1;
      columns.add(item.style.getPropertyValue('--column'));
    }
    hour.hidden = shown === 0;
    if (heading && shown > 0) heading.hidden = false;
    hour.style.setProperty('--schedule-items', String(shown));
  }
  const tracks: string[] = [];
  for (const column of grid.querySelectorAll<HTMLElement>('[data-part="head"], [data-part="ground"]')) {
    column.hidden = !columns.has(column.style.getPropertyValue('--column'));
    if (column.dataset['track']) tracks.push(column.hidden ? '0' : column.dataset['track']);
  }
  if (tracks.length > 0) grid.style.setProperty('--tracks', tracks.join(' '));
}
