type PartAttributes = { readonly className: string; readonly 'data-part': string };

/** Attributes of a part. In a template literal the object becomes its class name. */
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
 * Parts of a component that are plain elements: with `const part = defineParts('schedule-grid', 'hour')`, `<li {...part.hour}>` has
 * the class `tand-schedule-grid-hour`, which styles select by `.${part.hour}`. Unlike an attribute, such a class never selects a part
 * of another component inside. `data-part` is for tests, hosts and `attach…` functions.
 */
export const defineParts = <const Name extends string>(component: string, ...parts: readonly Name[]) =>
  Object.fromEntries(parts.map(part => [part, new Part(component, part)])) as Readonly<Record<Name, PartAttributes>>;
