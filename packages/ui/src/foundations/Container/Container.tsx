import type { ComponentPropsWithRef } from 'react';
import { checkValues } from '../../styles/misuse.ts';
import { rendered, type RenderElement } from '../Rendered.tsx';
import { ContainerFrame } from './Container.styles.ts';

export const containerWidths = ['base', 'narrow'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** `base`: at most 1360 px without the gutters. `narrow`, for running text: at most 60rem with the gutters. */
  width?: ContainerWidth | undefined;
  /** Element to render instead of a `div`, e.g. `<main>`. */
  render?: RenderElement | undefined;
}

/** The page's column with its gutters. */
export function Container({ width = 'base', render, ...rest }: ContainerProps) {
  if (process.env.NODE_ENV !== 'production') checkValues('Container', { width: [width, containerWidths] });
  return <ContainerFrame {...rendered(render, 'div')} data-component="Container" data-width={width} {...rest} />;
}
