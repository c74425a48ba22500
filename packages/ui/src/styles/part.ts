import { createElement, type ComponentPropsWithRef, type ElementType, type ReactElement } from 'react';

type PartProps = ComponentPropsWithRef<'div'> & { as?: ElementType };
type Part = ((props: PartProps) => ReactElement) & { element: ElementType; className: string };

/** Replaces a styled component in the build; a part that extends another has the classes of both. */
export function part(target: ElementType, name: string): Part {
  const base = typeof target === 'function' && 'element' in target ? (target as Part) : undefined;
  const element = base?.element ?? target;
  const className = base ? `${base.className} ${name}` : name;
  const Part = ({ as = element, className: more, ...props }: PartProps) =>
    createElement(as, { ...props, className: more ? `${className} ${more}` : className });
  return Object.assign(Part, { element, className });
}
