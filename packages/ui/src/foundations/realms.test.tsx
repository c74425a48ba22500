import { act, fireEvent, render, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Form } from '../components/Form/index.ts';
import { storyFilters } from '../components/ScheduleFilters/ScheduleFilters.fixtures.ts';
import { ScheduleFilters } from '../components/ScheduleFilters/index.ts';
import { SearchDialog } from '../components/SearchDialog/index.ts';
import { groups, labels, suggestions } from '../components/SearchDialog/SearchDialog.fixtures.ts';
import { TextField } from '../components/TextField/index.ts';
import { Toast } from '../components/Toast/index.ts';
import { focusedIn } from './focusedIn.ts';

const shadow = () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
const frame = () => document.body.appendChild(document.createElement('iframe')).contentDocument!.body;
const search = {
  open: true,
  query: 'cosplay',
  state: 'ready' as const,
  groups,
  suggestions,
  labels,
  onOpenChange() {},
  onQueryChange() {},
  onRetry() {},
};
const realms: [string, () => ShadowRoot | HTMLElement][] = [
  ['a shadow root', shadow],
  ['an iframe, rendered from its parent page', frame],
];

function renderIn(make: () => ShadowRoot | HTMLElement, element: ReactNode) {
  const root = make();
  render(createPortal(element, root as HTMLElement));
  const box = root as HTMLElement;
  return { ...within(box), box, focused: () => focusedIn(box.firstElementChild!) };
}

test.each(realms)('focuses a field at a click on its link in the error summary, in %s', (_, make) => {
  const shown = renderIn(
    make,
    <Form summary="Check these">
      <TextField label="Name" error="Write a name" />
    </Form>,
  );
  fireEvent.click(shown.getByText('Name: Write a name'));
  expect(shown.focused()).toBe(shown.getByRole('textbox'));
  expect(shown.box.querySelector('input')).toBe(shown.getByRole('textbox'));
});

test.each(realms)('returns focus from a closed toast to the element that had focus before, in %s', (_, make) => {
  const shown = renderIn(
    make,
    <>
      <button type="button">Before</button>
      <Toast defaultOpen labels={{ close: 'Close' }}>
        Saved
      </Toast>
    </>,
  );
  act(() => shown.getByText('Before').focus());
  act(() => shown.getByRole('button', { name: 'Close' }).focus());
  fireEvent.click(shown.getByRole('button', { name: 'Close' }));
  expect(shown.focused()).toBe(shown.getByText('Before'));
});

// Not in an iframe, where a dialog needs abort signals of another window, which jsdom refuses.
test('moves focus from the search field to the first result at ArrowDown in a shadow root', () => {
  const { box, focused } = renderIn(shadow, <SearchDialog {...search} />);
  const field = box.querySelector('input')!;
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(focused()).toBe(box.querySelector('[data-part="result"]'));
});

test.each(realms)('leaves the filters open at Escape in a search field with text, in %s', (_, make) => {
  const { box } = renderIn(
    make,
    <ScheduleFilters {...storyFilters} onChosenChange={() => {}}>
      <input defaultValue="chess" />
    </ScheduleFilters>,
  );
  const drawer = box.querySelector('details')!;
  drawer.open = true;
  fireEvent.keyDown(box.querySelector('input')!, { key: 'Escape' });
  expect(drawer.open).toBe(true);
});

test.each([
  ['with isComposing', { isComposing: true }],
  ['as Safari reports them', { keyCode: 229 }],
])('ignores keys of an input method, %s', (_, composing) => {
  const onOpenChange = vi.fn<() => void>();
  const { box, focused } = renderIn(shadow, <SearchDialog {...search} onOpenChange={onOpenChange} />);
  const field = box.querySelector('input')!;
  act(() => field.focus());
  for (const key of ['ArrowDown', 'Escape']) fireEvent.keyDown(field, { key, ...composing });
  expect(focused()).toBe(field);
  expect(onOpenChange).not.toHaveBeenCalled();

  const filters = renderIn(
    shadow,
    <ScheduleFilters {...storyFilters} onChosenChange={() => {}}>
      <input />
    </ScheduleFilters>,
  );
  const drawer = filters.box.querySelector('details')!;
  drawer.open = true;
  fireEvent.keyDown(filters.box.querySelector('input')!, { key: 'Escape', ...composing });
  expect(drawer.open).toBe(true);
});
