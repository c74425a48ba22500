import { useEffect } from 'react';

/**
 * Stands last in the page's own boundary, so its effect runs when all of the page is hydrated. Tells the boot script,
 * which then repeats a click that came too early.
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('tand:hydrated'));
  }, []);
  return null;
}
