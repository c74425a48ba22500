import { focusedIn } from '../../foundations/focusedIn.ts';
import { isRtl } from '../../foundations/isRtl.ts';
import { isWall } from './wall.ts';

const titles = '[data-part="item"]:not([hidden]) [data-part="title"]';
const stops = '[data-part="item"] :is([data-part="title"], [data-part="details"], [data-part="favourite"])';

const boxOf = (title: Element) => (title.closest('[data-part="item"]') ?? title).getBoundingClientRect();
const isSeen = (title: Element) => boxOf(title).height > 0;

const column = (title: HTMLElement) =>
  Number.parseInt(title.closest<HTMLElement>('[data-part="item"]')?.style.getPropertyValue('--column') ?? '');

function neighbour(all: readonly HTMLElement[], from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const own = boxOf(from);
  const ahead = isRtl(from) ? -1 : 1;
  const here = column(from);
  if (dy) {
    const place = all
      .filter(title => column(title) === here)
      .toSorted((a, b) => boxOf(a).top - boxOf(b).top || (boxOf(a).left - boxOf(b).left) * ahead);
    return place[place.indexOf(from) + dy];
  }
  const others = all.filter(title => (column(title) - here) * dx * ahead > 0 && !title.closest('[data-rail]'));
  const next = Math.min(...others.map(title => Math.abs(column(title) - here)));
  const beside = others.filter(title => Math.abs(column(title) - here) === next);
  const distance = ({ top, bottom }: DOMRect) => (top <= own.top && bottom > own.top ? 0 : Math.abs(top - own.top));
  return beside.toSorted((a, b) => distance(boxOf(a)) - distance(boxOf(b)))[0];
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function attachRoving(root: HTMLElement): () => void {
  let current: HTMLElement | undefined;
  const rove = (to: HTMLElement | undefined) => {
    if (current) current.tabIndex = -1;
    current = to;
    if (to) to.tabIndex = 0;
  };
  const firstSeen = (isWanted: (title: HTMLElement) => unknown) =>
    [...root.querySelectorAll<HTMLElement>(titles)].find(title => isWanted(title) && isSeen(title));
  const settle = () => {
    // `:focus` throws in jsdom after the focused element was removed.
    const focused = focusedIn(root);
    const stop =
      firstSeen(title => title === focused) ??
      firstSeen(title => title.closest('[data-state="now"]:not([data-rail])')) ??
      firstSeen(() => true);
    for (const one of root.querySelectorAll<HTMLElement>(stops)) if (one.getAttribute('tabindex') !== '-1') one.tabIndex = -1;
    rove(stop);
  };
  const resettle = () => {
    if (!current || !root.contains(current) || !isSeen(current)) settle();
  };
  // Items that CSS hides change the grid's size, but no attribute.
  const resized = new ResizeObserver(resettle);
  const attachment = new AbortController();
  const { signal } = attachment;
  const begin = () => {
    if (signal.aborted) return;
    settle();
    resized.observe(root);
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin);
  else setTimeout(begin);

  const onFocusIn = (event: FocusEvent) => {
    const target = event.target as HTMLElement;
    if (target.matches(titles)) rove(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const target = event.target as HTMLElement;
    if (!target.matches(titles) || event.altKey || event.ctrlKey || event.metaKey) return;
    const star = target.closest('[data-part="item"]')?.querySelector<HTMLElement>('[data-part="favourite"]');
    if (key === ' ' && star) {
      event.preventDefault();
      star.click();
      return;
    }
    const all = [...root.querySelectorAll<HTMLElement>(titles)].filter(isSeen);
    const move = arrows[key];
    const to =
      key === 'Home'
        ? all[0]
        : key === 'End'
          ? all.at(-1)
          : !move
            ? undefined
            : isWall(root)
              ? neighbour(all, target, move)
              : move[1]
                ? all[all.indexOf(target) + move[1]]
                : undefined;
    if (!to) return;
    event.preventDefault();
    rove(to);
    to.focus();
  };
  const observer = new MutationObserver(resettle);
  observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
  root.addEventListener('focusin', onFocusIn, { signal });
  root.addEventListener('keydown', onKeyDown, { signal });
  return () => {
    attachment.abort();
    observer.disconnect();
    resized.disconnect();
  };
}
