import type { Page } from 'playwright-core';

export const placesInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const inSight = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [left + 4, top + 4];
      return right > left && bottom > top && y < innerHeight && element.parentElement!.contains(document.elementFromPoint(x, y));
    };
    const on = [...document.querySelectorAll('[data-component=NowNext] [data-part=item], [data-component=ScheduleItem][data-state=now]')];
    return new Set(on.filter(item => inSight(item.querySelector('[data-part=title]')!)).map(item => (item as HTMLElement).dataset['color']))
      .size;
  });
