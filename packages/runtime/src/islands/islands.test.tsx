import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useState, type MouseEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from './hydrate.tsx';
import { Island, IslandRendererContext } from './Island.tsx';
import type { HydrateOn } from './page.ts';
import { startIslands, type Hydrate } from './start.ts';
import { islandTree, prefixOf } from './tree.tsx';

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0);
  const id = useId();
  if (count > 2 * step) throw new Error('too many');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Counter</h2>
      <button type="button" onClick={() => setCount(count + step)}>
        Pressed {count}
      </button>
      <form data-needs-react="" onSubmit={event => (event.preventDefault(), setCount(count + step))}>
        <input aria-label="Name" defaultValue="" />
        <button type="submit">Send</button>
      </form>
      <a
        href="#more"
        data-needs-react=""
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          setCount(count + step);
        }}
      >
        More
      </a>
    </section>
  );
}

function Fault(): never {
  throw new Error('boom');
}

const contents = { counter: Counter };
const page = (on: HydrateOn) => (
  <IslandRendererContext
    value={{
      html: (name, props) => {
        const Content = contents[name as 'counter'];
        return renderToString(islandTree(<Content {...(props as { step: number })} />), { identifierPrefix: prefixOf(name) });
      },
      json: (_, props) => JSON.stringify(props),
    }}
  >
    <main>
      <p>Served</p>
      <Island of="counter" on={on} props={{ step: 2 }} />
    </main>
  </IslandRendererContext>
);

const island = () => document.querySelector<HTMLElement>('[data-island]')!;
const button = () => screen.getByRole('button', { name: /Pressed/ });
let arrive: () => void;
let near: (isNear: boolean) => void;
let islands: ReturnType<typeof startIslands> | undefined;
let errors: ReturnType<typeof vi.spyOn>;
const run: Hydrate = async (name, element) => {
  await new Promise<void>(resolve => (arrive = resolve));
  const props = JSON.parse(element.nextElementSibling!.textContent) as { step: number };
  await hydrate({ name, element, content: <Counter {...props} /> });
};
const serve = (on: HydrateOn, hydrateIsland = run) => {
  document.body.innerHTML = renderToString(page(on));
  islands = startIslands(hydrateIsland);
};
const arrived = () => act(async () => arrive());

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        near = isIntersecting => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  islands?.unsubscribe();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('serves HTML, and hydrates it without a mismatch near the viewport', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  serve('visible');
  expect(screen.getByRole('region', { name: 'Counter' })).toHaveTextContent('Pressed 0');
  expect(island()).toHaveAttribute('data-island-state', 'served');
  near(false);
  expect(island()).toHaveAttribute('data-island-state', 'served');
  near(true);
  expect(island()).toHaveAttribute('data-island-state', 'loading');
  await arrived();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-island-state', 'hydrated'));
  await userEvent.click(button());
  expect(button()).toHaveTextContent('Pressed 2');
  expect(warnings).not.toHaveBeenCalled();
});

test('dispatches several clicks on a button as one click after hydration', async () => {
  serve('use');
  button().click();
  button().click();
  expect(button()).toHaveAttribute('data-pressed');
  await arrived();
  await vi.waitFor(() => expect(button()).toHaveTextContent('Pressed 2'));
  expect(button()).not.toHaveAttribute('data-pressed');
  expect(island()).toHaveAttribute('data-island-state', 'hydrated');
});

test('submits a form that needs React after hydration, and only once', async () => {
  serve('use');
  await userEvent.type(screen.getByRole('textbox'), 'Elin{Enter}');
  await arrived();
  await vi.waitFor(() => expect(button()).toHaveTextContent('Pressed 2'));
  expect(screen.getByRole('textbox')).toHaveValue('Elin');
});

test('handles a click on a link of the island, but leaves a click with Ctrl to the browser', async () => {
  serve('use');
  const link = screen.getByRole('link', { name: 'More' });
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))).toBe(true);
  await arrived();
  await vi.waitFor(() => expect(button()).toHaveTextContent('Pressed 2'));
});

test('follows a link if its island cannot be hydrated', async () => {
  serve('use', () => Promise.reject(new Error('404')));
  screen.getByRole('link', { name: 'More' }).click();
  await vi.waitFor(() => expect(location.hash).toBe('#more'));
});

test('keeps text that is typed into an island before hydration', async () => {
  serve('use');
  await userEvent.type(screen.getByRole('textbox'), 'Elin');
  await arrived();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-island-state', 'hydrated'));
  expect(screen.getByRole('textbox')).toHaveValue('Elin');
});

test('renders an island again if its HTML was changed before hydration, and handles the click', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  serve('use');
  for (const text of [button().firstChild!, screen.getByText('Counter').firstChild!]) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
  button().click();
  await arrived();
  await vi.waitFor(() => expect(button()).toHaveTextContent('Pressed 2'));
  expect(screen.getByText('Served')).toBeInTheDocument();
});

test('keeps the HTML of an island that fails after hydration', async () => {
  serve('use');
  await userEvent.click(button());
  await arrived();
  await vi.waitFor(() => expect(button()).toHaveTextContent('Pressed 2'));
  await userEvent.click(button());
  await userEvent.click(button());
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-island-state', 'failed'));
  expect(button()).toHaveTextContent('Pressed 4');
});

test('keeps the HTML and the focus of an island that fails while it hydrates', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  serve('use', async (name, element) => hydrate({ name, element, content: <Fault /> }));
  screen.getByRole('textbox').focus();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-island-state', 'failed'));
  expect(button()).toHaveTextContent('Pressed 0');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('keeps the HTML of an island whose script is missing, and tries again at the next use', async () => {
  const missing = vi.fn<Hydrate>(() => Promise.reject(new Error('404')));
  serve('use', missing);
  button().click();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-island-state', 'failed'));
  expect(button()).toHaveTextContent('Pressed 0');
  expect(errors).toHaveBeenCalledOnce();
  button().click();
  expect(missing).toHaveBeenCalledTimes(2);
});

test('does not hydrate an on-demand island before it is requested', async () => {
  serve('demand');
  button().click();
  button().focus();
  expect(island()).toHaveAttribute('data-island-state', 'served');
  islands!.start('other');
  islands!.start('counter');
  await arrived();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-island-state', 'hydrated'));
  expect(button()).toHaveTextContent('Pressed 0');
});

test('hydrates a `visible` island when a browser without IntersectionObserver is idle', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  const observers = Object.getOwnPropertyDescriptor(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  serve('visible');
  await arrived();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-island-state', 'hydrated'));
  if (observers) Object.defineProperty(globalThis, 'IntersectionObserver', observers);
});
