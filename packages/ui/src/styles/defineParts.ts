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

/** Attributes of parts: in `schedule-grid`, `<li {...part.hour}>` has the class `tand-schedule-grid-hour`. */
export const defineParts = <const Name extends string>(component: string, ...parts: readonly Name[]) =>
  Object.fromEntries(parts.map(part => [part, new Part(component, part)])) as Readonly<Record<Name, PartAttributes>>;
