import { now, onPageClock } from '../clock.ts';
import { langOf, type Lang } from '../i18n/language.ts';
import { documentFetchedAt } from '../offline/fetchedAt.ts';

export interface OfflineAgeOptions {
  /** Text of `instant` as seen at `now`, both in epoch ms. */
  timeText: (instant: number, now: number, lang: Lang) => string;
}

/** While the device is offline, shows when the content was fetched (DESK-19, OFFLINE-3). */
export function attachOfflineAge(element: HTMLElement, { timeText }: OfflineAgeOptions): () => void {
  const attachment = new AbortController();
  const { signal } = attachment;
  const show = async () => {
    const { offlineAge = '' } = element.dataset;
    const { fetchedAt } = document.documentElement.dataset;
    const at = navigator.onLine ? undefined : fetchedAt ? Number(fetchedAt) : await documentFetchedAt();
    if (signal.aborted) return;
    const isShown = at !== undefined && !navigator.onLine;
    element.textContent = isShown ? offlineAge.replace('{{time}}', timeText(onPageClock(at), now(), langOf(location.pathname))) : '';
  };
  for (const name of ['online', 'offline']) window.addEventListener(name, () => void show(), { signal });
  void show();
  return () => {
    attachment.abort();
    element.textContent = '';
  };
}
