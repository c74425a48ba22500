import { useNow } from '@tand/ui';
import { useIsClockSet } from './clock.ts';
import { usePage } from './usePage.ts';

/**
 * The present for parts that must already be right in the served page: until the device's clock is known, the moment
 * the page was made. `builtAt` is that moment, or undefined when the visitor set the clock and it means nothing.
 */
export function useFestivalTime() {
  const { at } = usePage<unknown>();
  const now = useNow('minute');
  const isClockSet = useIsClockSet();
  return { now: now ?? at, builtAt: isClockSet ? undefined : at };
}
