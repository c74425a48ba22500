import { createElement, type ComponentPropsWithRef, type ElementType, type ReactElement } from 'react';

type PartProps = ComponentPropsWithRef<'div'> & { as?: ElementType };
type Part = ((props: PartProps) => ReactElement) & { element: ElementType; className: string };

/** What the build makes of a styled component: an element with the class of its static styles. Parts of parts carry all classes. */
export function part(target: ElementType, name: string, attributes?: object): Part {
  const base = typeof target === 'function' && 'element' in target ? (target as Part) : undefined;
  const element = base?.element ?? target;
  const className = base ? `${base.className} ${name}` : name;
  const Part = ({ as = element, className: own, ...props }: PartProps) =>
    createElement(as, { ...attributes, ...props, className: own ? `${className} ${own}` : className });
  return Object.assign(Part, { element, className });
}
