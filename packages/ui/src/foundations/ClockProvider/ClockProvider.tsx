import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createClock, type Clock } from './clock.ts';

export interface ClockProviderProps {
  /** Epoch milliseconds; a fixed or shifted clock for reviews and tests. */
  now?: (() => number) | undefined;
  children?: ReactNode;
}

/** What a part of the page needs the present for; it renders no more often than this. */
export type Tick = 'second' | 'minute';

const length: Record<Tick, number> = { second: 1000, minute: 60_000 };
const systemClock = createClock();
const ClockContext = createContext<Clock>(systemClock);

/** Gives everything below one clock with one timer. */
export function ClockProvider({ now, children }: ClockProviderProps) {
  const clock = useMemo(() => (now ? createClock(now) : systemClock), [now]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The clock itself, for parts that write to the page without rendering. */
export function useClock(): Clock {
  return useContext(ClockContext);
}

/**
 * The present in epoch milliseconds, cut to the full second or minute; null on the server and in the first render, when
 * nobody can know it.
 */
export function useNow(tick: Tick = 'minute'): number | null {
  const clock = useClock();
  const subscribe = useCallback((callback: () => void) => clock.subscribe(callback), [clock]);
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(clock.now() / length[tick]) * length[tick],
    () => null,
  );
}
