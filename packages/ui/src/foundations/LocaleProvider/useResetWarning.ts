import { useEffect } from 'react';

/** Whether a reset removes the margin that global.css gives the probe. */
export function isReset(): boolean {
  const probe = document.createElement('button');
  probe.dataset['component'] = 'Probe';
  document.body.append(probe);
  const { position, marginTop } = getComputedStyle(probe);
  probe.remove();
  return position === 'absolute' && marginTop !== '1px';
}

let isChecked = false;

export const useResetWarning =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : () =>
        useEffect(() => {
          if (!isChecked && isReset())
            console.warn(
              '@tand/ui: a reset of the page overrides the styles of components. Name its layer before the layer `tand`, e.g. `@layer theme, base, tand, components, utilities;`',
            );
          isChecked = true;
        }, []);
