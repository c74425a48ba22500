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

/** The button of a form of a dialog closes it. */
function closeBySubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (form.getAttribute('method') !== 'dialog') return;
  event.preventDefault();
  form.closest('dialog')?.close();
}

/** What jsdom lacks: modal dialogs open as plain ones, and what is scrolled says how far. */
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
