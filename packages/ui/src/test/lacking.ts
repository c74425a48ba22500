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

function closeBySubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (form.getAttribute('method') !== 'dialog') return;
  event.preventDefault();
  form.closest('dialog')?.close();
}

/** Fills gaps of jsdom: modal dialogs open as plain ones, and scrolling sets its offset. */
export function withDialogsAndScrolling() {
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, dialogs);
    Object.assign(HTMLElement.prototype, scrolling);
    addEventListener('submit', closeBySubmit);
  });
  afterAll(() => {
    removeEventListener('submit', closeBySubmit);
    for (const name of Object.keys(dialogs)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    for (const name of Object.keys(scrolling)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}
