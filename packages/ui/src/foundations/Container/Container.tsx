import type { ComponentPropsWithRef } from 'react';
import { checkValues } from '../../styles/misuse.ts';
import { rendered, type RenderProps } from '../Rendered.tsx';
import { ContainerFrame } from './Container.styles.ts';

export const containerWidths = ['base', 'narrow'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export interface ContainerProps extends ComponentPropsWithRef<'div'>, RenderProps {
  /** `base` is at most 1360 px wide without gutters, `narrow` at most 60rem with them. */
  width?: ContainerWidth | undefined;
}

/** The page's column with its gutters. */
export function Container({ width = 'base', render, ...rest }: ContainerProps) {
  if (process.env.NODE_ENV !== 'production') checkValues('Container', { width: [width, containerWidths] });
  return <ContainerFrame {...rendered(render, 'div')} data-component="Container" data-width={width} {...rest} />;
}
