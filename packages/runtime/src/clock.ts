import { isLocal, localToInstant } from '@tand/festival';

const cookie = 'tand-now';
let offset: number | undefined;

/** The chosen time in the festival's local time, from the address or the cookie. */
export function chosenMoment(): string | undefined {
  if (!__REVIEW__ && !import.meta.env.DEV) return undefined;
  const asked = new URLSearchParams(location.search).get('now') ?? '';
  if (isLocal(asked)) {
    document.cookie = `${cookie}=${asked}; path=/; samesite=lax`;
    return asked;
  }
  const [, chosen = ''] = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie) ?? [];
  return isLocal(chosen) ? chosen : undefined;
}

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
  return wanted ? localToInstant(wanted, __TIME_ZONE__) - Date.now() : 0;
}

/** Epoch ms. In review builds and in development, `?now=2025-06-14T15:00` (festival time) sets the clock for the session (FEST-7). */
export function now(): number {
  offset ??= readOffset();
  return Date.now() + offset;
}

/** Converts an instant of the device's clock to that of the page, which a reviewer may have set. */
export const onPageClock = (instant: number) => instant + now() - Date.now();
