import { isLocal, localToInstant } from '@tand/festival';
import { useSyncExternalStore } from 'react';

/** Keeps a reviewer's moment for the session, so that it goes along from page to page. */
const cookie = 'tand-now';
let offset: number | undefined;

/** The moment that a reviewer has chosen in the festival's local time: by the address, or on a page before. */
export function chosenMoment(): string | undefined {
  if (!__REVIEW__ && !import.meta.env.DEV) return undefined;
  const asked = new URLSearchParams(location.search).get('now') ?? '';
  if (isLocal(asked)) {
    document.cookie = `${cookie}=${asked}; path=/; samesite=lax`;
    return asked;
  }
  const [, kept = ''] = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie) ?? [];
  return isLocal(kept) ? kept : undefined;
}

/** Shows the site at a moment in the festival's local time, or by the device's clock. */
export function chooseMoment(local: string | undefined): void {
  document.cookie = `${cookie}=; path=/; max-age=0`;
  const url = new URL(location.href);
  if (local) url.searchParams.set('now', local);
  else url.searchParams.delete('now');
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

function readOffset(): number {
  const wanted = chosenMoment();
  return wanted ? localToInstant(wanted) - Date.now() : 0;
}

/**
 * The time now, in epoch ms. In a review build `?now=2025-06-14T15:00` (festival time) sets the clock for this page and
 * those after it, and it runs on from there. A production build knows no such parameter (FEST-7).
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
