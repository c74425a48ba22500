import type { ComponentPropsWithRef } from 'react';
import { checkValues } from '../../styles/misuse.ts';
import { rendered, type RenderProps } from '../Rendered.tsx';
import { GridFrame } from './Grid.styles.ts';

export const gridColumns = [1, 2, 3, 4, 5, 6, 8, 'aside'] as const;
export const gridMobileColumns = [1, 2, 3, 4] as const;
export const gridAligns = ['stretch', 'start', 'center', 'end'] as const;
export const gridElements = ['div', 'ul', 'ol'] as const;
export type GridColumns = (typeof gridColumns)[number];

export interface GridProps extends ComponentPropsWithRef<'div'>, RenderProps {
  /** Number of columns from 1200 px; `aside` puts a heading next to longer content. */
  columns?: GridColumns | undefined;
  /** Number of columns below 768 px. */
  mobileColumns?: (typeof gridMobileColumns)[number] | undefined;
  /** Gap between the cells. */
  gap?: 'base' | 'tight' | 'loose' | undefined;
  /** Alignment of the cells of a row in the block direction. */
  align?: (typeof gridAligns)[number] | undefined;
  /** Whether there are as many columns of at least 17rem as fit, instead of `columns`. */
  isFilled?: boolean | undefined;
  /** HTML element to render; lists have no bullets, but the role of a list. */
  element?: (typeof gridElements)[number] | undefined;
}

/** Columns by the page's width; children may have `data-span` (`2`, `4`) or, to be sticky from 1200 px, `data-follows`. */
export function Grid({
  columns = 3,
  mobileColumns = 1,
  gap = 'base',
  align = 'stretch',
  isFilled = false,
  element = 'div',
  render,
  ...rest
}: GridProps) {
  if (process.env.NODE_ENV !== 'production')
    checkValues('Grid', { columns: [columns, gridColumns], mobileColumns: [mobileColumns, gridMobileColumns], align: [align, gridAligns] });
  return (
    <GridFrame
      {...rendered(render, element)}
      data-component="Grid"
      data-columns={columns}
      data-mobile-columns={mobileColumns}
      data-gap={gap}
      data-align={align}
      data-filled={isFilled || undefined}
      role={element === 'div' ? undefined : 'list'}
      {...rest}
    />
  );
}
