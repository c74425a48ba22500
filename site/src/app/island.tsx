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

/**
 * What an island is hydrated by: `visible` by a visitor who gets near it, `idle` by an idle main thread, `use` by being pointed
 * at, focused or pressed, which hydrates the first two as well; `never` is for what has nothing to do: its HTML is all of it.
 */
export type HydrateOn = 'visible' | 'idle' | 'use' | 'never';

/** A part of a page that is in its HTML from the start and is hydrated later, or never. */
export type Island = FunctionComponent & {
  /** Fetches its code. To be awaited before it is shown anew: on the server, and when a link leads to its page. */
  ready: () => Promise<void>;
  /** Fetches its code without hydrating it: React can then render it in the same commit in which it gives up its HTML. */
  fetch: () => Promise<unknown>;
};

const waiting = new Set<() => void>();

/** Hydrates every island of the page, those that never are by themselves too. Whatever changes around one that still waits would throw its HTML away. */
export function hydrateAll() {
  for (const hydrate of waiting) hydrate();
}

/**
 * Splits hydration by section: neither the code of an island nor its hydration is paid for until it is wanted.
 * It takes no props; what it shows it asks for itself, so that nothing above it can change it while it waits.
 */
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
        // Its HTML stands and says all; it is tried again once the network is back, or one of its buttons is pressed.
        console.warn('An island of the page could not be hydrated.', error);
        if (isPressed) window.dispatchEvent(new Event('tand:lost-chunk')); // the boot script reloads, once
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

/** Whether React is hydrating served HTML; false when it renders on the client, also after it has given up that HTML. */
const useIsServed = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Fallback of an island: shown only when React has given up its HTML before its code has arrived. Requests the code at once. */
function Lost({ onLost }: { onLost: () => void }) {
  useLayoutEffect(onLost, [onLost]);
  return null;
}

interface BoundaryProps {
  /** The element around the island. */
  element: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Error boundary that puts the nodes of a failed island back into the page. */
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

/**
 * Hydrates an island that waits for something, or when all are hydrated. A click on one of its buttons is passed to `onPress`
 * and kept.
 * @param on what it waits for, if it does
 * @returns what is to be done once it is hydrated: it stops all that and repeats the last click that was kept
 */
function useHydration(ref: RefObject<HTMLDivElement | null>, on: HydrateOn | false, hydrate: () => void, onPress: () => void): () => void {
  const early = useRef<() => HTMLElement | undefined>(undefined);
  const pressed = useRef(onPress);
  const unsubscribe = useRef(() => {});
  useEffect(() => {
    const element = ref.current;
    if (!on || !element) return undefined;
    waiting.add(hydrate);
    // What has the focus has been used before anybody listened.
    if (on === 'idle') whenIdle(hydrate);
    else if (on !== 'never' && element.contains(document.activeElement)) hydrate();
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && hydrate(), {
      rootMargin: '25% 0px',
    });
    if (on === 'visible') for (const child of element.children) observer.observe(child);
    const keep = (event: Event) => {
      if (!element.contains(event.target as Node)) return;
      hydrate();
      if (event.type !== 'click') return;
      const button = (event.target as Element).closest('button:not([popovertarget], [type=submit])');
      early.current = button ? finder(button) : undefined;
      if (button) pressed.current();
    };
    // From above: React holds back what is meant for an island that is not hydrated.
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
    ref.current?.setAttribute('data-hydrated', ''); // as the root has it for the page
    early.current?.()?.click();
    early.current = undefined;
  };
}

const uses = ['pointerover', 'focusin', 'click'];

/** Stands last in an island: its effect runs when all of it is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  const ref = useRef(onHydrated);
  useEffect(() => ref.current(), []);
  return null;
}
