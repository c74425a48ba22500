import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isDeclined } from './consent.ts';

export interface AnalyticsProps {
  language: string;
  settings?: typeof __ANALYTICS__;
}

/** Counts page views once the browser is idle, unless the visitor objects or the build has no key. */
export function Analytics({ language, settings = __ANALYTICS__ }: AnalyticsProps) {
  const { pathname } = useLocation();
  const count = useRef<(language: string) => void>(undefined);
  const isStarted = useRef(false);
  const counted = useRef('');
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    if (!settings || isDeclined()) return;
    if (isStarted.current) {
      count.current?.(language);
      return;
    }
    isStarted.current = true;
    const start = () =>
      void import('./start.ts').then(
        ({ startAnalytics }) => {
          count.current = startAnalytics({ ...settings, language });
          return undefined;
        },
        () => undefined, // a blocked or failed script is no error
      );
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 10_000 });
    else setTimeout(start, 3000);
  }, [pathname, language, settings]);
  return null;
}
