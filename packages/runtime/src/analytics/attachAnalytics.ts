import { isDeclined } from './consent.ts';

export interface AnalyticsSettings {
  key: string;
  /** Origin that views are sent to. */
  host: string;
}

/**
 * Counts a view when the page is loaded and when the back/forward cache restores it, unless the visitor declines (FEST-8). `root`: the
 * document's root element, whose `lang` is sent with the view.
 * @returns detach
 */
export function attachAnalytics(root: HTMLElement, settings: AnalyticsSettings): () => void {
  const attachment = new AbortController();
  const { signal } = attachment;
  if (!isDeclined()) {
    const count = async () => {
      if (signal.aborted) return;
      try {
        const { countPageView } = await import('./countPageView.ts');
        if (!signal.aborted) countPageView({ ...settings, language: root.lang });
      } catch {
        // a blocked or failed script is not an error
      }
    };
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void count(), { timeout: 10_000 });
      else setTimeout(() => void count(), 3000);
    };
    wait();
    window.addEventListener('pageshow', ({ persisted }) => persisted && wait(), { signal });
  }
  return () => attachment.abort();
}
