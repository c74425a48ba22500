import { isLocal, localToInstant } from '@tand/festival';
import { useSyncExternalStore } from 'react';

let offset: number | undefined;

function readOffset(): number {
  const wanted = __REVIEW__ || import.meta.env.DEV ? new URLSearchParams(location.search).get('now') : null;
  return wanted && isLocal(wanted) ? localToInstant(wanted) - Date.now() : 0;
}

/**
 * The time now, in epoch ms. In a review build `?now=2025-06-14T15:00` (festival time) sets the clock for as long as the
 * page is open, and it runs on from there. A production build knows no such parameter (FEST-7).
 */
export function now(): number {
  offset ??= readOffset();
  return Date.now() + offset;
}

/** What an instant of the device's clock is on the page's, which the visitor may have set: its age is then told right. */
export const onPageClock = (instant: number) => instant + now() - Date.now();

const never = () => () => {};

/** Whether the visitor set the clock; never on the server nor in the first render. */
export function useIsClockSet(): boolean {
  return useSyncExternalStore(
    never,
    () => Math.abs(now() - Date.now()) > 1000,
    () => false,
  );
}
