import { isDeclined } from './consent.ts';

/** Counts each view of the page, unless the visitor declines (FEST-8). */
export function attachAnalytics(root: HTMLElement, settings: NonNullable<typeof __ANALYTICS__>): () => void {
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
