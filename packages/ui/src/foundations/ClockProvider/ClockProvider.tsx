import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { clockOf, type Clock } from './clock.ts';

export interface ClockProviderProps {
  /** Returns the present in epoch ms; must be one function for all renders. Default: the device's clock. */
  now?: (() => number) | undefined;
  /** Instant of the server render in epoch ms, also used for hydration; default: unknown until hydrated. */
  servedAt?: number | undefined;
  /** Components that read the clock. */
  children?: ReactNode;
}

const minute = 60_000;
const ClockContext = createContext(clockOf());
const ServedContext = createContext<number | null>(null);

/** Gives all components inside it one clock with one timer. */
export function ClockProvider({ now, servedAt, children }: ClockProviderProps) {
  const clock = clockOf(now);
  return (
    <ClockContext value={clock}>
      <ServedContext value={servedAt ?? null}>{children}</ServedContext>
    </ClockContext>
  );
}

/** The clock, for components that write to the DOM without rendering. */
export function useClock(): Clock {
  return useContext(ClockContext);
}

/** Instant of the server render in epoch ms; null if unknown. */
export function useServedAt(): number | null {
  return useContext(ServedContext);
}

function useOfNow<T extends number | boolean>(make: (now: number) => T): T | null {
  const clock = useClock();
  const servedAt = useServedAt();
  return useSyncExternalStore<T | null>(
    clock.subscribe,
    () => make(clock.now()),
    () => (servedAt === null ? null : make(servedAt)),
  );
}

/** The present in epoch ms, rounded down to the minute; null while unknown. */
export function useNow(): number | null {
  return useOfNow(now => Math.floor(now / minute) * minute);
}

/** Whether an instant in epoch ms has come by the provider's clock; false while the time is unknown. */
export function useHasCome(instant: number): boolean {
  return useOfNow(now => now >= instant) ?? false;
}
