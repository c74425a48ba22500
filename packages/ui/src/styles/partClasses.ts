/**
 * Class names for the parts of a component that are plain elements: `partClasses('schedule-grid', 'hour').hour` is
 * `tand-schedule-grid-hour`. Unlike an attribute, such a class never selects a part of a nested component.
 */
export const partClasses = <const Name extends string>(component: string, ...parts: readonly Name[]) =>
  Object.fromEntries(parts.map(part => [part, `tand-${component}-${part}`])) as Readonly<Record<Name, string>>;
