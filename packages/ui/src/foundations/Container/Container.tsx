import type { ComponentPropsWithRef } from 'react';
import { ContainerFrame } from './Container.styles.ts';
import type { ContainerWidth } from './Container.variants.ts';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** 1360 px, or 60rem for running text. */
  width?: ContainerWidth | undefined;
}

/** The page's column with its gutters. */
export function Container({ width = 'base', ...rest }: ContainerProps) {
  return <ContainerFrame data-component="Container" data-width={width} {...rest} />;
}
