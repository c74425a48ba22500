import { useEffect } from 'react';

/** Last in the page's boundary, so its effect runs after hydration of the page. Notifies the boot script, which repeats an early click. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('tand:hydrated'));
  }, []);
  return null;
}
