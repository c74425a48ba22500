import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { BreadcrumbsFrame } from './Breadcrumbs.styles.ts';

export interface BreadcrumbsVariables extends CSSProperties {
  /** Colour of the current page's name. */
  '--ui-breadcrumbs-color'?: string | undefined;
  /** Gap on either side of a separator. */
  '--ui-breadcrumbs-gap'?: string | undefined;
}

export interface Breadcrumb {
  text: string;
  /** Address of the page; none for the current one, which is last. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Pages from the first level down to the current page. */
  items: readonly Breadcrumb[];
  /** Accessible name of the navigation. */
  labels: { navigation: string };
}

/** The path to this page from the start page; nothing without items. */
export function Breadcrumbs({ items, labels, ...rest }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <BreadcrumbsFrame data-component="Breadcrumbs" aria-label={labels.navigation} {...rest}>
      <ol>
        {items.map(({ text, href }) => (
          <li key={text}>{href ? <Link href={href}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </BreadcrumbsFrame>
  );
}
