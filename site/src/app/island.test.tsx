import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { island, hydrateAll, type HydrateOn, type Island } from './island.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
    </section>
  );
}

let near: ((isNear: boolean) => void) | undefined;
let root: Root;
const load = vi.fn<() => Promise<typeof Counter>>();

beforeEach(() => {
  load.mockReset().mockResolvedValue(Counter);
  near = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #callback;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }
      observe() {
        near = isIntersecting => this.#callback([{ isIntersecting }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  act(() => root.unmount());
});

async function serve(Content: ComponentType = Counter) {
  const OnServer = island(() => Promise.resolve(Content));
  await OnServer.ready();
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(
    <main>
      <OnServer />
    </main>,
  );
  return host;
}

const failOnError = (error: unknown) => expect.fail(String(error));

async function hydrate(
  host: Element,
  on?: HydrateOn,
  onRecoverableError: (error: unknown) => void = failOnError,
  Served = island(load, on),
) {
  await act(async () => {
    root = hydrateRoot(
      host,
      <main>
        <Served />
      </main>,
      { onRecoverableError, onCaughtError: error => caught(error) },
    );
  });
  return Served;
}
const caught = vi.fn<(error: unknown) => void>();

const served = async (on?: HydrateOn): Promise<Island> => hydrate(await serve(), on);
const button = () => screen.getByRole('button');
const settle = () => act(async () => {});

test('an island far from the visitor costs nothing and stands as it was served', async () => {
  await served();
  act(() => near?.(false));
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(button()).toHaveTextContent('Pressed 0');
});

test('near, it is hydrated in the HTML that stood there, and says so', async () => {
  await served();
  const before = button();
  expect(document.querySelector('[data-hydrated]')).toBeNull();
  await act(async () => near?.(true));
  expect(document.querySelector('[data-hydrated]')).toContainElement(before);
  fireEvent.click(button());
  expect(load).toHaveBeenCalledOnce();
  expect(button()).toBe(before);
  expect(button()).toHaveTextContent('Pressed 1');
});

test('a press that comes before is done once, after', async () => {
  await served();
  await act(async () => {
    button().click();
    button().click();
  });
  expect(await screen.findByText('Pressed 1')).toBe(button());
  await settle();
  expect(button()).toHaveTextContent('Pressed 1');
});

test('an idle main thread hydrates one that waits for it, nobody near', async () => {
  const whenIdle = vi.fn<(run: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', whenIdle);
  await served('idle');
  await settle();
  expect(load).not.toHaveBeenCalled();
  await act(async () => whenIdle.mock.lastCall?.[0]());
  expect(document.querySelector('[data-hydrated]')).toContainElement(button());
});

test.each(['pointerover', 'focusin'])('one that waits to be used is hydrated by %s, by nobody near', async use => {
  await served('use');
  expect(near).toBeUndefined();
  await act(async () => fireEvent(button(), new Event(use, { bubbles: true })));
  expect(load).toHaveBeenCalledOnce();
});

test('one that has the focus already is in use, before it could hear of it', async () => {
  const focused = vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => document.querySelector('button'));
  await served('use');
  focused.mockRestore();
  expect(load).toHaveBeenCalledOnce();
});

test('one that never is stands whatever is done with it, until something around it changes', async () => {
  await served('never');
  expect(near).toBeUndefined();
  await act(async () => {
    for (const use of ['pointerover', 'focusin', 'click']) fireEvent(button(), new Event(use, { bubbles: true }));
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => hydrateAll());
  expect(load).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-hydrated]')).toContainElement(button());
});

test('one of its buttons pressed tries again what could not be had, and what is still lost is met by loading the page anew', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lost = vi.fn<() => void>();
  window.addEventListener('tand:lost-chunk', lost);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await served();
  await act(async () => near?.(true));
  expect(lost).not.toHaveBeenCalled();
  await act(async () => button().click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(lost).toHaveBeenCalledOnce();
  await act(async () => button().click());
  expect(await screen.findByText('Pressed 1')).toBe(button());
  expect(lost).toHaveBeenCalledOnce();
  window.removeEventListener('tand:lost-chunk', lost);
});

test('without network it stands, and is tried again with it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await served();
  await act(async () => near?.(true));
  expect(button()).toHaveTextContent('Pressed 0');
  expect(warn).toHaveBeenCalledOnce();
  await act(async () => window.dispatchEvent(new Event('online')));
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Pressed 1');
});

/** A node added by an extension before hydration: React discards the HTML around it. */
async function changedBefore(on: HydrateOn) {
  const host = await serve();
  host.querySelector('main')!.prepend(document.createElement('ext-note'));
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  await hydrate(host, on, onRecoverableError);
  expect(onRecoverableError).toHaveBeenCalled();
}

test.each(['visible', 'idle', 'use', 'never'] as const)(
  '%s: an island renders anew at once when React gives up the HTML around it',
  async on => {
    await changedBefore(on);
    await settle();
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Pressed 1');
  },
);

test('an island whose code has been fetched is never missing when React gives up the HTML around it', async () => {
  const host = await serve();
  host.querySelector('main')!.prepend(document.createElement('ext-note'));
  const Served = island(load, 'never');
  await Served.fetch();
  const seen: (string | undefined)[] = [];
  const observer = new MutationObserver(() => seen.push(host.querySelector('button')?.textContent));
  observer.observe(host, { childList: true, subtree: true });
  await hydrate(host, undefined, () => {}, Served);
  observer.disconnect();
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['Pressed 0']));
});

test('code that was fetched is not hydrated before it is wanted', async () => {
  const host = await serve();
  const Served = island(load, 'never');
  await Served.fetch();
  await hydrate(host, undefined, failOnError, Served);
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Pressed 0');
});

test('a press before hydration works on the button that React renders in place of a changed one', async () => {
  const host = await serve();
  host.querySelector('section')!.prepend(document.createElement('ext-note'));
  await hydrate(host, 'use', () => {});
  const before = button();
  await act(async () => before.click());
  await settle();
  expect(before.isConnected).toBe(false);
  expect(button()).toHaveTextContent('Pressed 1');
});

// Errors during hydration are tested in a browser (as-loaded.test.ts): React would report them in a later test as well.
test('an island that throws leaves its HTML in the page', async () => {
  const host = await serve();
  load.mockResolvedValue(function Faulty() {
    const [isFaulty, setFaulty] = useState(false);
    if (isFaulty) throw new Error('boom');
    return (
      <section>
        <button type="button" onClick={() => setFaulty(true)}>
          Pressed {0}
        </button>
      </section>
    );
  });
  await hydrate(host);
  await act(async () => near?.(true));
  fireEvent.click(button());
  expect(caught).toHaveBeenCalledWith(expect.objectContaining({ message: 'boom' }));
  expect(host.querySelector('main')!.textContent).toBe('Pressed 0');
  expect(host.querySelectorAll('section')).toHaveLength(1);
});

test('submits a form once it is hydrated when it was submitted before', async () => {
  const onSubmit = vi.fn<() => void>();
  function Search() {
    return (
      <form
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input />
      </form>
    );
  }
  const host = await serve(Search);
  await hydrate(
    host,
    'use',
    failOnError,
    island(() => Promise.resolve(Search), 'use'),
  );
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  host.querySelector('form')!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await settle();
  expect(onSubmit).toHaveBeenCalledOnce();
});
