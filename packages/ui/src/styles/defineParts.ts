type PartAttributes = { readonly className: string; readonly 'data-part': string };

class Part {
  readonly className: string;
  readonly 'data-part': string;
  constructor(component: string, part: string) {
    this.className = `tand-${component}-${part}`;
    this['data-part'] = part;
  }
  toString() {
    return this.className;
  }
}

/**
 * With `const part = defineParts('schedule-grid', 'hour')`, `<li {...part.hour}>` has the class `tand-schedule-grid-hour`, which styles select
 * by `.${part.hour}`. Such a class never selects a part of a component inside. `data-part` is for tests, hosts and scripts for served HTML.
 */
export const defineParts = <const Name extends string>(component: string, ...parts: readonly Name[]) =>
  Object.fromEntries(parts.map(part => [part, new Part(component, part)])) as Readonly<Record<Name, PartAttributes>>;
