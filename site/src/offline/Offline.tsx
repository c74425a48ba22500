import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../app/whenIdle.ts';

/** Milliseconds after load in which the network is left to the page. */
const settle = 3000;

/** Offline use begins on the second page of a visit, or where the site is installed (OFFLINE-1), once page and browser are idle. */
export function Offline() {
  const [Offer, setOffer] = useState<ComponentType>();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const isSecond = pathname !== first;
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    if (!isSecond && !('returning' in document.documentElement.dataset)) return undefined;
    const load = () => {
      import('./UpdateOffer.tsx').then(
        ({ UpdateOffer }) => setOffer(() => UpdateOffer),
        () => undefined, // offline on the first visit: the next one tries again
      );
    };
    const timer = setTimeout(() => whenIdle(load), settle);
    return () => clearTimeout(timer);
  }, [isSecond]);
  return Offer ? <Offer /> : null;
}
