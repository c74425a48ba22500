import type { ComponentPropsWithRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { BreadcrumbsFrame } from './Breadcrumbs.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type BreadcrumbsVariables = Variables<'breadcrumbs', 'color' | 'gap'>;

export interface Breadcrumb {
  text: string;
  /** Address of the page; undefined for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Pages from the start page to the current page. */
  items: readonly Breadcrumb[];
  /** Accessible name of the navigation. */
  labels: { navigation: string };
}

/** The path from the start page to the current page. */
export function Breadcrumbs({ items, labels, ...rest }: BreadcrumbsProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Breadcrumbs', { items, labels });
  if (items.length === 0) return null;
  return (
    <BreadcrumbsFrame data-component="Breadcrumbs" aria-label={labels.navigation} {...rest}>
      <ol role="list">
        {items.map(({ text, href }) => (
          <li key={href ?? text}>{href ? <Link href={href}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </BreadcrumbsFrame>
  );
}
