import { afterAll, beforeAll } from 'vitest';

const dialogs = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
};
const scrolling = {
  scrollBy(this: HTMLElement, { left }: ScrollToOptions) {
    this.dataset['scrolled'] = String(left);
  },
  scrollIntoView() {},
};

/** What jsdom lacks: modal dialogs open as plain ones, and what is scrolled says how far. */
export function withDialogsAndScrolling() {
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, dialogs);
    Object.assign(HTMLElement.prototype, scrolling);
  });
  afterAll(() => {
    for (const name of Object.keys(dialogs)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    for (const name of Object.keys(scrolling)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}
