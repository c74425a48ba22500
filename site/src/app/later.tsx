import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type FunctionComponent, type RefObject } from 'react';

/** A part of a page that is in its HTML from the start and comes alive when it is near the viewport or used. */
export type Later = FunctionComponent & {
  /** Fetches its code. To be awaited before it is shown anew: on the server, and when a link leads to its page. */
  ready: () => Promise<void>;
};

const waiting = new Set<() => void>();

/** Brings every part of the page to life. Whatever changes around a part that still waits would throw its HTML away. */
export function wakeAll() {
  for (const wake of waiting) wake();
}

/**
 * Splits hydration by section: neither the code of the part nor its hydration is paid for until a visitor gets near.
 * The part takes no props; what it shows it asks for itself, so that nothing above it can change it while it waits.
 */
export function later(load: () => Promise<ComponentType>): Later {
  let Loaded: ComponentType | undefined;
  let wake!: () => void;
  const woken = new Promise<void>(resolve => (wake = resolve));
  let press: (() => void) | undefined;
  const fetched = async () => (Loaded ??= await load());
  const Waiting = lazy(async () => {
    await woken;
    let isPressed = false;
    for (;;) {
      try {
        return { default: await fetched() };
      } catch (error) {
        // Its HTML stands and says all; it is tried again once the network is back, or one of its buttons is pressed.
        console.warn('A part of the page has not come alive.', error);
        if (isPressed) window.dispatchEvent(new Event('tand:lost-chunk')); // the boot script reloads, once
        isPressed = await new Promise<boolean>(resolve => {
          press = () => resolve(true);
          addEventListener('online', () => resolve(false), { once: true });
        });
      }
    }
  });

  function Part() {
    const ref = useRef<HTMLDivElement>(null);
    const [Section] = useState(() => Loaded ?? Waiting);
    const replay = useAwakening(ref, Section === Waiting, wake, () => press?.());
    return (
      <div className="contents" ref={ref}>
        <Suspense>
          <Section />
          <Alive onAlive={replay} />
        </Suspense>
      </div>
    );
  }

  return Object.assign(Part, {
    ready: async () => {
      wake();
      await fetched();
    },
  });
}

/**
 * Wakes a part that waits when it is near or used, or when all parts are woken. A click on one of its buttons is told to
 * `onPress` and kept.
 * @returns what is to be done once the part is alive: it stops all that and repeats the last click that was kept
 */
function useAwakening(ref: RefObject<HTMLDivElement | null>, isWaiting: boolean, wake: () => void, onPress: () => void): () => void {
  const early = useRef<HTMLElement>(null);
  const pressed = useRef(onPress);
  const stop = useRef(() => {});
  useEffect(() => {
    const part = ref.current;
    if (!isWaiting || !part) return undefined;
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && wake(), { rootMargin: '25% 0px' });
    for (const child of part.children) observer.observe(child);
    const keep = (event: Event) => {
      if (!part.contains(event.target as Node)) return;
      wake();
      if (event.type !== 'click') return;
      early.current = (event.target as Element).closest<HTMLElement>('button:not([popovertarget], [type=submit])');
      if (early.current) pressed.current();
    };
    // From above: React holds back what is meant for a part that is not alive.
    for (const use of uses) addEventListener(use, keep, true);
    waiting.add(wake);
    stop.current = () => {
      observer.disconnect();
      for (const use of uses) removeEventListener(use, keep, true);
      waiting.delete(wake);
    };
    return stop.current;
  }, [ref, isWaiting, wake]);
  return () => {
    stop.current();
    ref.current?.setAttribute('data-alive', ''); // as the root has it for the page
    early.current?.click();
    early.current = null;
  };
}

const uses = ['pointerover', 'focusin', 'click'];

/** Stands last in the part: its effect runs when all of the part is hydrated. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const ref = useRef(onAlive);
  useEffect(() => ref.current(), []);
  return null;
}
