import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  type RefObject,
} from 'react';
import { finder } from './finder.ts';
import { whenIdle } from './whenIdle.ts';

/** `use` is hover, focus or press, which hydrates `visible` and `idle` islands as well; `never` is for HTML without behaviour. */
export type HydrateOn = 'visible' | 'idle' | 'use' | 'never';

/** Part of a page that is served as HTML and hydrates later, or never. */
export type Island = FunctionComponent & {
  /** Fetches the code and marks the island ready to render. Await it before rendering on the server or after a navigation. */
  ready: () => Promise<void>;
  /** Fetches the code without hydrating: React can then render it in the commit in which it discards the HTML. */
  fetch: () => Promise<unknown>;
};

const waiting = new Set<() => void>();

/** Hydrates every island, `never` included. A change around an island that is not hydrated would discard its HTML. */
export function hydrateAll() {
  for (const hydrate of waiting) hydrate();
}

/** Makes an island: its code is loaded when it hydrates. It takes no props, as a changed prop would discard its HTML. */
export function island(load: () => Promise<ComponentType>, on: HydrateOn = 'visible'): Island {
  let Loaded: ComponentType | undefined;
  let hydrate!: () => void;
  const isWanted = new Promise<void>(resolve => (hydrate = resolve));
  let isReady = false;
  let press: (() => void) | undefined;
  const fetched = async () => (Loaded ??= await load());
  const Waiting = lazy(async () => {
    await isWanted;
    let isPressed = false;
    for (;;) {
      try {
        return { default: await fetched() };
      } catch (error) {
        // The HTML remains; hydration is tried again when the device is online or a button in it is pressed.
        console.warn('An island of the page could not be hydrated.', error);
        if (isPressed) window.dispatchEvent(new Event('tand:lost-chunk')); // the boot script reloads once
        isPressed = await new Promise<boolean>(resolve => {
          press = () => resolve(true);
          addEventListener('online', () => resolve(false), { once: true });
        });
      }
    }
  });

  function Shown() {
    const ref = useRef<HTMLDivElement>(null);
    const isServed = useIsServed();
    const [Section] = useState(() => (isServed && !isReady ? Waiting : (Loaded ?? Waiting)));
    const replay = useHydration(ref, Section === Waiting && on, hydrate, () => press?.());
    // One element for all renders: React discards the served HTML of a boundary whose props change before it is hydrated.
    const [content] = useState(() => (
      <Suspense fallback={<Lost onLost={hydrate} />}>
        <Section />
        <Hydrated onHydrated={replay} />
      </Suspense>
    ));
    return <Boundary element={ref}>{content}</Boundary>;
  }

  return Object.assign(Shown, {
    fetch: fetched,
    ready: async () => {
      isReady = true;
      hydrate();
      await fetched();
    },
  });
}

const never = () => () => {};

/** True while React hydrates served HTML; false when it renders on the client, also after it has discarded that HTML. */
const useIsServed = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Fallback, shown only when React discards the HTML before the code has arrived. Fetches the code at once. */
function Lost({ onLost }: { onLost: () => void }) {
  useLayoutEffect(onLost, [onLost]);
  return null;
}

interface BoundaryProps {
  element: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps> {
  override state = { isFailed: false };
  #shown: ChildNode[] = [];
  static getDerivedStateFromError = () => ({ isFailed: true });
  override getSnapshotBeforeUpdate() {
    if (this.state.isFailed) this.#shown = [...(this.props.element.current?.childNodes ?? [])];
    return null;
  }
  override componentDidUpdate() {
    if (this.state.isFailed) this.props.element.current?.append(...this.#shown);
  }
  override render() {
    return (
      <div className="contents" ref={this.props.element}>
        {!this.state.isFailed && this.props.children}
      </div>
    );
  }
}

/** Hydrates on `on`, `use` or hydrateAll. The last early click goes to `onPress`; the returned function repeats it, or an early submission, after hydration. */
function useHydration(ref: RefObject<HTMLDivElement | null>, on: HydrateOn | false, hydrate: () => void, onPress: () => void): () => void {
  const early = useRef<() => void>(undefined);
  const pressed = useRef(onPress);
  const unsubscribe = useRef(() => {});
  useEffect(() => {
    const element = ref.current;
    if (!on || !element) return undefined;
    waiting.add(hydrate);
    // An element may have got the focus before the listeners were added.
    if (on === 'idle') whenIdle(hydrate);
    else if (on !== 'never' && element.contains(document.activeElement)) hydrate();
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && hydrate(), {
      rootMargin: '25% 0px',
    });
    if (on === 'visible') for (const child of element.children) observer.observe(child);
    const keep = (event: Event) => {
      if (!element.contains(event.target as Node)) return;
      hydrate();
      if (event.defaultPrevented) return; // the boot script repeats a press that it prevents
      if (event.type === 'submit') {
        if (!(event.target as Element).matches('form:not([action], [method=dialog])')) return;
        const find = finder(event.target as HTMLFormElement);
        event.preventDefault();
        early.current = () => find()?.requestSubmit();
      } else if (event.type === 'click') {
        const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget], [type=submit])');
        const find = button ? finder(button) : undefined;
        early.current = find && (() => find()?.click());
        if (button) pressed.current();
      }
    };
    // Capture on window: React stops events for an island that is not hydrated.
    if (on !== 'never') for (const use of uses) addEventListener(use, keep, true);
    unsubscribe.current = () => {
      observer.disconnect();
      for (const use of uses) removeEventListener(use, keep, true);
      waiting.delete(hydrate);
    };
    return unsubscribe.current;
  }, [ref, on, hydrate]);
  return () => {
    unsubscribe.current();
    ref.current?.setAttribute('data-hydrated', ''); // as on the root for the page
    early.current?.();
    early.current = undefined;
  };
}

const uses = ['pointerover', 'focusin', 'click', 'submit'];

/** Last in an island: its effect runs when all of it is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  const ref = useRef(onHydrated);
  useEffect(() => ref.current(), []);
  return null;
}
