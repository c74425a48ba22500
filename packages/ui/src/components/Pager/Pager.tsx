import type { ComponentPropsWithRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { arrowLeftGlyph, arrowRightGlyph, Icon } from '../Icon/index.ts';
import { PagerFrame, part } from './Pager.styles.ts';
import { pagesToShow } from './pages.ts';
import type { Variables } from '../../styles/variables.ts';

export type PagerVariables = Variables<
  'pager',
  'background' | 'color' | 'selected-background' | 'selected-color' | 'border' | 'radius' | 'gap' | 'font'
>;

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Number of the current page, from 1. */
  page: number;
  /** Number of pages. */
  total: number;
  /** Returns the address of a page. */
  getHref: (page: number) => string;
  /** Names of the navigation, of the previous and next links, and of a page. */
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a long list; nothing for a single page. */
export function Pager({ page, total, getHref, labels, ...rest }: PagerProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Pager', { page, total, getHref, labels });
  if (total < 2) return null;
  return (
    <PagerFrame data-component="Pager" aria-label={labels.navigation} {...rest}>
      <ul role="list">
        {page > 1 && (
          <li>
            <Link href={getHref(page - 1)} rel="prev">
              <Icon glyph={arrowLeftGlyph} size="small" />
              {labels.previous}
            </Link>
          </li>
        )}
        {pagesToShow(page, total).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span {...part.gap}>…</span>
            ) : (
              <Link href={getHref(number)} aria-label={labels.page(number)} aria-current={number === page ? 'page' : undefined}>
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < total && (
          <li>
            <Link href={getHref(page + 1)} rel="next">
              {labels.next}
              <Icon glyph={arrowRightGlyph} size="small" />
            </Link>
          </li>
        )}
      </ul>
    </PagerFrame>
  );
}
