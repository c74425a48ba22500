import type { Page } from 'playwright-core';

export const placesInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const inSight = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [left + 4, top + 4];
      // The review bar is not part of the page.
      const uppermost = document.elementsFromPoint(x, y).find(found => !found.closest('[data-component=ReviewBar]')) ?? null;
      return right > left && bottom > top && y < innerHeight && element.parentElement!.contains(uppermost);
    };
    const on = [...document.querySelectorAll('[data-component=NowNext] [data-part=item], [data-component=ScheduleItem][data-state=now]')];
    return new Set(on.filter(item => inSight(item.querySelector('[data-part=title]')!)).map(item => (item as HTMLElement).dataset['color']))
      .size;
  });
