import { isLocal, localToInstant } from '@tand/festival';

const cookie = 'tand-now';
let offset: number | undefined;

/** Local time at the festival that a reviewer has chosen by `?now=`; undefined for none. */
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

/** Epoch ms, which a reviewer can set by `?now=2025-06-14T15:00` (FEST-7). */
export function now(): number {
  offset ??= readOffset();
  return Date.now() + offset;
}

export const onPageClock = (instant: number) => instant + now() - Date.now();
