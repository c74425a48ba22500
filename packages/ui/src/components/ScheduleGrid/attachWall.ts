import { isRtl } from '../../foundations/isRtl.ts';
import { isWall, minuteOf } from './wall.ts';

/** Limits of a minute's height in rem, and of the factor of a column's width. */
const heights = [0.08, 0.375] as const;
const widths = [0.7, 3] as const;
const step = 1.25;
const slack = 4;

const within = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));

interface Zoom {
  x: number;
  y: number;
  wider: number;
  taller: number;
}

function zoomAt(grid: HTMLElement, { x, y, wider, taller }: Zoom): void {
  const hours = grid.querySelector<HTMLElement>('[data-part="hours"]')!;
  const box = grid.getBoundingClientRect();
  const isMirrored = isRtl(grid);
  const start = isMirrored ? box.right - x : x - box.left;
  const at = { x: Math.max(0, start - hours.offsetWidth), y: Math.max(0, y - box.top - hours.offsetTop) };
  const before = { x: grid.scrollWidth - hours.offsetWidth, y: hours.offsetHeight };
  const share = { x: (Math.abs(grid.scrollLeft) + at.x) / before.x, y: (grid.scrollTop + at.y) / before.y };
  const rem = Number.parseFloat(getComputedStyle(grid.ownerDocument.documentElement).fontSize);
  const width = Number(grid.style.getPropertyValue('--wide') || 1);
  grid.style.setProperty('--m', `${within((minuteOf(grid) / rem) * taller, heights)}rem`);
  grid.style.setProperty('--wide', String(within(width * wider, widths)));
  const scrolled = Math.max(0, share.x * (grid.scrollWidth - hours.offsetWidth) - at.x);
  grid.scrollTo({
    left: isMirrored ? -scrolled : scrolled,
    top: share.y * hours.offsetHeight - at.y,
    behavior: 'instant',
  });
}

function zoomWall(grid: HTMLElement, direction: 1 | -1): void {
  const { left, top, width, height } = grid.getBoundingClientRect();
  const factor = step ** direction;
  zoomAt(grid, { x: left + width / 2, y: top + height / 2, wider: factor, taller: factor });
}

const columnOf = (element: HTMLElement) => element.style.getPropertyValue('--column');

function nameHiddenPlaces(grid: HTMLElement): void {
  const heads = grid.querySelector<HTMLElement>('[data-part="heads"]');
  if (!heads) return;
  const isMirrored = isRtl(grid);
  const box = grid.getBoundingClientRect();
  const on = new Set([...grid.querySelectorAll<HTMLElement>('[data-part="item"][data-state="now"]:not([hidden])')].map(columnOf));
  const hidden = [...heads.querySelectorAll<HTMLElement>('[data-part="head"]:not([hidden])')].filter(head => {
    const { left, width } = head.getBoundingClientRect();
    const middle = left + width / 2;
    return isMirrored ? middle < box.left : middle > box.right;
  });
  const named = hidden.find(head => on.has(columnOf(head))) ?? hidden[0];
  const more = hidden.length > 1 ? ` +${hidden.length - 1}` : '';
  if (named) heads.dataset['after'] = `${named.querySelector('b')?.textContent}${more} ${isMirrored ? '←' : '→'}`;
  else delete heads.dataset['after'];
}

const nearer: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

export function attachWall(root: HTMLElement): () => void {
  const touches = new Map<number, { x: number; y: number }>();
  let drag: { x: number; y: number; left: number; top: number } | undefined;

  const apart = () => {
    const [a, b] = [...touches.values()];
    return a && b && { x: Math.abs(a.x - b.x), y: Math.abs(a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };
  /** Fingers side by side do not define a height, so the larger distance counts. */
  const pinch = (before: NonNullable<ReturnType<typeof apart>>, now: typeof before) => {
    const isTall = before.y > before.x;
    const grown = isTall ? now.y / before.y : now.x / before.x;
    zoomAt(root, { ...now.middle, taller: isTall ? grown : 1, wider: isTall ? 1 : grown });
  };

  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey || !isWall(root)) return;
    event.preventDefault();
    zoomAt(root, { x: event.clientX, y: event.clientY, taller: Math.exp(-event.deltaY / 300), wider: 1 });
  };
  const onKey = (event: KeyboardEvent) => {
    const direction = nearer[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || !isWall(root)) return;
    event.preventDefault();
    zoomWall(root, direction);
  };
  const onDown = (event: PointerEvent) => {
    if (!isWall(root)) return;
    const { clientX: x, clientY: y } = event;
    if (event.pointerType === 'touch') touches.set(event.pointerId, { x, y });
    else if (event.pointerType === 'mouse' && event.button === 0) drag = { x, y, left: root.scrollLeft, top: root.scrollTop };
  };
  const onMove = (event: PointerEvent) => {
    const { clientX: x, clientY: y, pointerId } = event;
    if (drag) {
      if ('panning' in root.dataset || Math.hypot(x - drag.x, y - drag.y) > slack) {
        root.dataset['panning'] = '';
        root.scrollTo({ left: drag.left + drag.x - x, top: drag.top + drag.y - y, behavior: 'instant' });
      }
      return;
    }
    if (!touches.has(pointerId)) return;
    const before = apart();
    touches.set(pointerId, { x, y });
    const now = apart();
    if (before && now) pinch(before, now);
  };
  const onUp = (event: PointerEvent) => {
    touches.delete(event.pointerId);
    if (!drag) return;
    drag = undefined;
    // Waits for the click at the end of a drag, which `onClick` prevents.
    setTimeout(() => delete root.dataset['panning']);
  };
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('[data-part="zoom"] > button');
    if (button) zoomWall(root, nearer[button.getAttribute('aria-keyshortcuts')!]!);
    if (!('panning' in root.dataset)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onDragStart = (event: DragEvent) => {
    if (drag) event.preventDefault();
  };
  const onTouch = (event: TouchEvent) => {
    if (event.touches.length > 1 && isWall(root)) event.preventDefault();
  };
  const attachment = new AbortController();
  const { signal } = attachment;
  root.addEventListener('wheel', onWheel, { passive: false, signal });
  root.addEventListener('touchmove', onTouch, { passive: false, signal });
  root.addEventListener('keydown', onKey, { signal });
  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('click', onClick, { capture: true, signal });
  root.addEventListener('dragstart', onDragStart, { signal });
  const nameHidden = () => nameHiddenPlaces(root);
  root.addEventListener('scroll', nameHidden, { passive: true, signal });
  const sizes = new ResizeObserver(nameHidden);
  for (const element of [root, ...root.querySelectorAll('[data-part="heads"]')]) sizes.observe(element);
  signal.addEventListener('abort', () => sizes.disconnect());
  const view = root.ownerDocument.defaultView!;
  view.addEventListener('pointermove', onMove, { signal });
  view.addEventListener('pointerup', onUp, { signal });
  view.addEventListener('pointercancel', onUp, { signal });
  return () => attachment.abort();
}
