import { createElement, type ComponentPropsWithRef, type ElementType, type ReactElement } from 'react';

type PartProps = ComponentPropsWithRef<'div'> & { as?: ElementType };
type Part = ((props: PartProps) => ReactElement) & { element: ElementType; className: string; attributes: object };

/** Replacement of a styled component in the build: an element with the class of its static styles. Extended ones carry all classes. */
export function part(target: ElementType, name: string, attributes?: object): Part {
  const base = typeof target === 'function' && 'element' in target ? (target as Part) : undefined;
  const element = base?.element ?? target;
  const className = base ? `${base.className} ${name}` : name;
  const constant = { ...base?.attributes, ...attributes };
  const Part = (own: PartProps) => {
    const { as = element, className: more, ...props } = { ...constant, ...own };
    return createElement(as, { ...props, className: more ? `${className} ${more}` : className });
  };
  return Object.assign(Part, { element, className, attributes: constant });
}
