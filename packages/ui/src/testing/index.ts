import { isComposing } from '../foundations/isComposing.ts';

function add(target: object, features: object) {
  for (const [name, value] of Object.entries(features))
    if (Reflect.get(target, name) === undefined) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

/** Open modal dialogs and popovers, the last one on top. */
const topLayer = new Set<HTMLElement>();

const dialog = {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
    topLayer.add(this);
  },
  close(this: HTMLDialogElement, returnValue?: string) {
    topLayer.delete(this);
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  },
};

const states = ['closed', 'open'] as const;

const popover = {
  showPopover(this: HTMLElement) {
    this.togglePopover(true);
  },
  hidePopover(this: HTMLElement) {
    this.togglePopover(false);
  },
  togglePopover(this: HTMLElement, force = !topLayer.has(this)) {
    if (force === topLayer.has(this)) return force;
    if (force) topLayer.add(this);
    else topLayer.delete(this);
    this.style.display = force ? 'block' : '';
    const [oldState, newState] = force ? states : states.toReversed();
    this.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
    return force;
  },
};

function pressPopoverTarget({ target, defaultPrevented }: MouseEvent) {
  const button = defaultPrevented ? null : (target as Element).closest('[popovertarget]');
  const id = button?.getAttribute('popovertarget') ?? '';
  (button?.getRootNode() as Document | undefined)?.getElementById(id)?.togglePopover();
}

function closeBySubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.getAttribute('method') !== 'dialog') return;
  event.preventDefault();
  form.closest('dialog')?.close(event.submitter?.getAttribute('value') ?? '');
}

function closeByEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
  const top = [...topLayer].findLast(element => element.isConnected);
  if (top instanceof HTMLDialogElement) {
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  } else top?.hidePopover();
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function addPopovers() {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: HTMLElement, selectors: string) {
    return selectors === ':popover-open' ? topLayer.has(this) : matches.call(this, selectors);
  } as Element['matches'];
  add(HTMLElement.prototype, popover);
  document.head.append(Object.assign(document.createElement('style'), { textContent: '[popover] { display: none }' }));
  addEventListener('click', pressPopoverTarget);
}

function addDialogs() {
  add(HTMLDialogElement.prototype, dialog);
  addEventListener('submit', closeBySubmit);
}

/** Adds to jsdom what components call, such as dialogs, popovers and media queries. */
export function fillJsdom(): void {
  // Some tests run without a DOM.
  if (typeof document === 'undefined') return;
  if (!('showModal' in HTMLDialogElement.prototype)) addDialogs();
  if (!('showPopover' in HTMLElement.prototype)) addPopovers();
  addEventListener('keydown', closeByEscape);
  add(Element.prototype, { scrollIntoView() {}, scrollBy() {}, scrollTo() {}, setPointerCapture() {} });
  add(globalThis, {
    matchMedia: (query: string) => Object.assign(new EventTarget(), { media: query, matches: false }),
    ResizeObserver: Observer,
    CSS: { escape: (text: string) => Array.from(text, letter => `\\${letter.codePointAt(0)!.toString(16)} `).join('') },
  });
}
