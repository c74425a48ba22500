import type { ComponentPropsWithRef } from 'react';
import { requireName } from '../../styles/misuse.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { LoaderFrame, LoaderLogo } from './Loader.styles.ts';

export interface LoaderProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Size: `base` for a page, `small` for a line. */
  size?: 'base' | 'small' | undefined;
}

/** The spinning logo, announced politely. */
export function Loader({ label, size = 'base', ...rest }: LoaderProps) {
  if (process.env.NODE_ENV !== 'production') requireName('A Loader', label);
  return (
    <LoaderFrame data-component="Loader" data-size={size} {...rest}>
      <LoaderLogo viewBox="0 0 24 24" shapeRendering="crispEdges" aria-hidden="true">
        <path fill="var(--ui-color-red)" d="M0 0h24v24H0z" />
        <path
          fill="#fff"
          d="M9.5 10.5h5v1h-5zM8.5 11.5h7v2h-7zM7.5 13.5h4v1h-4zM12.5 13.5h4v1h-4zM7.5 14.5h3v2h-3zM13.5 14.5h3v2h-3zM6.5 16.5h4v6h-4zM13.5 16.5h4v6h-4zM10.5 17.5h3v2h-3z"
        />
        <path
          fill="var(--ui-color-yellow)"
          d="M8 2h1v1h-1zM8 3h2v1h-2zM7 4h3v1h-3zM6 5h5v2h-5zM7 7h3v1h-3zM15 2h1v1h-1zM15 3h2v1h-2zM14 4h3v1h-3zM13 5h5v2h-5zM14 7h3v1h-3z"
        />
        <path fill="#fff" d="M8 5h1v1h-1zM7 6h3v2h-3zM15 5h1v1h-1zM14 6h3v2h-3z" />
      </LoaderLogo>
      <VisuallyHidden>{label}</VisuallyHidden>
    </LoaderFrame>
  );
}
