/** A prop as an editor shows it. */
export interface ManifestProp {
  name: string;
  type: string;
  isRequired: boolean;
  default?: string;
  description?: string;
}

/** What a component says of its props itself; without a type where it only gives another default. */
export interface OwnProps {
  name: string;
  /** Its source. */
  code: string;
  props: readonly (Omit<ManifestProp, 'type'> & { type: string | undefined })[];
}

interface Parent {
  name: string;
  isTaken: (prop: string) => boolean;
}

const namesIn = (keys: string) => new Set([...keys.matchAll(/'([^']+)'/g)].map(([, key]) => key));

/** The components whose props an interface extends, and which of them it takes. The parser follows no `Omit` and no `Pick`. */
function parentsOf(name: string, code: string): Parent[] {
  const clause = new RegExp(`interface ${name}(?:As\\w+)?Props(?:<[^>]*>)? extends ([^{]+)\\{`).exec(code)?.[1] ?? '';
  return [...clause.matchAll(/(Omit|Pick)<(\w+)Props, ([^>]+)>|\b(\w+)Props\b(?!<)/g)].map(([, kind, some, keys = '', all]) => {
    const names = namesIn(keys);
    // One of several kinds that a part may be has the props of all.
    const parent = (some ?? all ?? '').replace(/As[A-Z]\w+$/, '');
    return { name: parent, isTaken: prop => !kind || names.has(prop) === (kind === 'Pick') };
  });
}

/**
 * Completes a component's props by those it takes over from others: its own come first and win.
 * @param own what a component says itself, by its name
 */
export function withInheritance(own: (name: string) => OwnProps | undefined): (name: string) => ManifestProp[] {
  const done = new Map<string, ManifestProp[]>();
  const complete = (name: string): ManifestProp[] => {
    const ready = done.get(name);
    const component = ready ? undefined : own(name);
    if (!component) return ready ?? [];
    const taken = parentsOf(name, component.code).flatMap(parent => complete(parent.name).filter(prop => parent.isTaken(prop.name)));
    const inherited = new Map(taken.map(prop => [prop.name, prop]));
    const props = component.props.map(prop => {
      const guess = prop.default?.startsWith("'") ? 'string' : 'unknown';
      return { ...inherited.get(prop.name), ...prop, type: prop.type ?? inherited.get(prop.name)?.type ?? guess };
    });
    const rest = [...inherited.values()].filter(prop => !component.props.some(({ name: mine }) => mine === prop.name));
    done.set(name, [...props, ...rest]);
    return done.get(name)!;
  };
  return complete;
}
