import { Grid, type GridProps } from '@tand/ui';
import { Children, isValidElement, type ReactNode } from 'react';

export function CardGrid({ children, ...rest }: Omit<GridProps, 'children'> & { children: ReactNode }) {
  return (
    <Grid element="ul" {...rest}>
      {Children.map(children, card => isValidElement(card) && <li>{card}</li>)}
    </Grid>
  );
}
