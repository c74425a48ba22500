import { useEffect, useState, type ComponentType } from 'react';

/** Milliseconds after a page is hydrated in which the network is left to the page itself. */
const settle = 3000;

/** Loads the bar of a review build once the page is at rest; a production build has neither this nor the bar. */
export function Review() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (!__REVIEW__) return undefined;
    const timer = setTimeout(() => {
      import('./ReviewBar.tsx').then(
        ({ ReviewBar }) => setBar(() => ReviewBar),
        () => undefined, // the page is whole without it
      );
    }, settle);
    return () => clearTimeout(timer);
  }, []);
  return Bar ? <Bar /> : null;
}
