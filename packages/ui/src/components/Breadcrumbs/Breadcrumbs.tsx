import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { BreadcrumbsFrame } from './Breadcrumbs.styles.ts';

export interface Breadcrumb {
  /** Name of the page. */
  text: string;
  /** Left out for the page shown now, which is the last. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The pages from the first one down to this one, which is last. */
  items: readonly Breadcrumb[];
  /** Name of the navigation, for assistive technology. */
  labels: { navigation: string };
}

/** Where this page lies in the site, from the start page down. Nothing without a step. */
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
