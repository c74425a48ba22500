import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createClock, type Clock } from './clock.ts';

export interface ClockProviderProps {
  /** Epoch milliseconds; a fixed or shifted clock for reviews and tests. */
  now?: (() => number) | undefined;
  /**
   * Epoch milliseconds that the page is rendered for on a server: what parts go by there and while they are hydrated, so
   * that what is served is right and stays as it is. Without it nobody knows the time there.
   */
  servedAt?: number | undefined;
  /** What reads this clock. */
  children?: ReactNode;
}

/** What a part of the page needs the present for; it renders no more often than this. */
export type Tick = 'second' | 'minute';

const length: Record<Tick, number> = { second: 1000, minute: 60_000 };
const systemClock = createClock();
const ClockContext = createContext<Clock>(systemClock);
const ServedContext = createContext<number | null>(null);

/** Gives everything below one clock with one timer. */
export function ClockProvider({ now, servedAt, children }: ClockProviderProps) {
  const clock = useMemo(() => (now ? createClock(now) : systemClock), [now]);
  return (
    <ClockContext value={clock}>
      <ServedContext value={servedAt ?? null}>{children}</ServedContext>
    </ClockContext>
  );
}

/** The clock itself, for parts that write to the page without rendering. */
export function useClock(): Clock {
  return useContext(ClockContext);
}

/** What is made of the present. On the server and while hydrating it is made of `servedAt`. */
function useOfNow<T extends number | boolean>(make: (now: number) => T): T | null {
  const clock = useClock();
  const servedAt = useContext(ServedContext);
  const subscribe = useCallback((callback: () => void) => clock.subscribe(callback), [clock]);
  return useSyncExternalStore<T | null>(
    subscribe,
    () => make(clock.now()),
    () => (servedAt === null ? null : make(servedAt)),
  );
}

/**
 * The present in epoch milliseconds, cut to the full second or minute. On the server and while hydrating it is the
 * provider's `servedAt`, or null without one.
 */
export function useNow(tick: Tick = 'minute'): number | null {
  return useOfNow(now => Math.floor(now / length[tick]) * length[tick]);
}

/** Whether an instant (epoch ms) has come, by the same clock as `useNow`; renders when it comes and never else. */
export function useHasCome(instant: number): boolean {
  return useOfNow(now => now >= instant) ?? false;
}
