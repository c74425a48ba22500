import type { ComponentPropsWithRef } from 'react';

/** A horizontal match with its head to the right, 24 × 10. Colours: `--ui-color-match-stick` and `--ui-color-match-head`. */
export function Match(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox="0 0 24 10" width="24" height="10" aria-hidden="true" {...props}>
      <path fill="var(--ui-color-match-stick)" d="M0 3h18v4H0z" />
      <path fill="#17131f" fillOpacity=".18" d="M0 5.5h18V7H0z" />
      <path fill="var(--ui-color-match-head)" d="M15 1.5h4.5Q23 1.5 23 5t-3.5 3.5H15q-2-3.5 0-7z" />
    </svg>
  );
}
