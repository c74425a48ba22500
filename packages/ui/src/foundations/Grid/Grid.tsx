import type { ComponentPropsWithRef } from 'react';
import { asList } from '../../styles/asList.ts';
import { rendered, type RenderElement } from '../Rendered.tsx';
import { GridFrame } from './Grid.styles.ts';
import type { gridAligns, GridColumns, gridElements, gridMobileColumns } from './Grid.variants.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Columns from 1200 px; about half as many from 768 px. `aside`: a heading beside something longer, until 1200 px above it. */
  columns?: GridColumns | undefined;
  /** Columns below 768 px. */
  mobileColumns?: (typeof gridMobileColumns)[number] | undefined;
  /** Space between the cells, in steps of the space scale. */
  gap?: 'base' | 'tight' | 'loose' | undefined;
  /** How cells of one row stand to each other, across it. */
  align?: (typeof gridAligns)[number] | undefined;
  /** Instead of columns as many as fit, 17rem wide or more; the last row shares what is left, so that no hole ends it. */
  isFilled?: boolean | undefined;
  /** The element; lists keep their role without bullets. */
  element?: (typeof gridElements)[number] | undefined;
  /** Another element that looks so, in place of `element`. */
  render?: RenderElement | undefined;
}

/**
 * Even columns that fold with the width of the page. A child with `data-span="2"` takes the room of two beside each other,
 * with `data-span="4"` from 1200 px that of two by two: the first of a list, or what fills its last row. One with
 * `data-follows` stays in sight beside a longer one, from 1200 px.
 */
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
  return (
    <GridFrame
      {...rendered(render, element)}
      data-component="Grid"
      data-columns={columns}
      data-mobile-columns={mobileColumns}
      data-gap={gap}
      data-align={align}
      data-filled={isFilled || undefined}
      {...(element !== 'div' && asList)}
      {...rest}
    />
  );
}
