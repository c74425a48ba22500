/** Change of a value: null removes a key or an entry of a list. */
export type Change<Value> = Value extends readonly (infer One)[]
  ? Value | { readonly [name: string]: (One extends object ? Change<One> & { readonly after?: string } : One) | null }
  : Value extends object
    ? { readonly [Key in keyof Value]?: Change<Value[Key]> | null }
    : Value;

type Group = Readonly<Record<string, unknown>>;
export const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

export function nameOf(entry: unknown, index: number): string {
  const { slug, nick, id, level, key } = (isGroup(entry) ? entry : {}) as Partial<Record<string, string | number>>;
  return String(slug ?? nick ?? id ?? level ?? key ?? index);
}

function mergedList(list: readonly unknown[], change: Group): unknown[] {
  const names = list.map(nameOf);
  const result = list.flatMap((entry, index) => {
    const to = change[names[index]!];
    return to === null ? [] : [{ name: names[index]!, entry: to === undefined ? entry : merged(entry, to) }];
  });
  for (const [name, to] of Object.entries(change)) {
    const after = isGroup(to) ? (to['after'] as string | undefined) : undefined;
    const was = result.findIndex(one => one.name === name);
    if (to === null || (was !== -1 && after === undefined)) continue;
    const entry = was === -1 ? to : result.splice(was, 1)[0]!.entry;
    const at = after === undefined ? result.length : result.findIndex(one => one.name === after) + 1;
    if (after !== undefined && at === 0) throw new Error(`'${name}' must come after '${after}', which is not in the list.`);
    result.splice(at, 0, { name, entry: withoutAfter(entry) });
  }
  return result.map(({ entry }) => entry);
}

function withoutAfter(entry: unknown): unknown {
  if (!isGroup(entry)) return entry;
  const { after: _, ...rest } = entry;
  return rest;
}

export function merged(value: unknown, change: unknown): unknown {
  if (!isGroup(change)) return change;
  if (Array.isArray(value)) return mergedList(value, change);
  if (!isGroup(value)) return change;
  const result: Record<string, unknown> = { ...value };
  for (const [key, to] of Object.entries(change)) {
    if (to === null) delete result[key];
    else result[key] = key in value ? merged(value[key], to) : to;
  }
  return result;
}

export const edit = <Value extends object>(value: Value, change: Change<NoInfer<Value>>): Value => merged(value, change) as Value;

export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map(one => mapTexts<unknown>(one, change)) as Value;
  if (isGroup(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)])) as Value;
  return value;
}

/** Replaces the year in all texts, but not in longer numbers that contain it. */
export const inYear = <Value>(value: Value, from: number, to: number): Value =>
  mapTexts(value, text => text.replaceAll(new RegExp(`(?<![\\d.])${from}(?!\\d)`, 'g'), String(to)));

export function changeTo(value: unknown, wanted: unknown): unknown {
  if (JSON.stringify(value) === JSON.stringify(wanted)) return undefined;
  if (Array.isArray(value) && Array.isArray(wanted)) {
    const [names, others] = [value.map(nameOf), wanted.map(nameOf)];
    const isPart = new Set(names).size === names.length && others.join('\n') === names.filter(name => others.includes(name)).join('\n');
    if (!isPart || wanted.length === 0) return wanted;
    const at = (name: string) => others.indexOf(name);
    return Object.fromEntries(
      names.flatMap((name, index) => (at(name) === -1 ? [[name, null]] : named(name, changeTo(value[index], wanted[at(name)])))),
    );
  }
  if (isGroup(value) && isGroup(wanted)) {
    const keys = [...new Set([...Object.keys(value), ...Object.keys(wanted)])];
    return Object.fromEntries(keys.flatMap(key => (key in wanted ? named(key, changeTo(value[key], wanted[key])) : [[key, null]])));
  }
  return wanted;
}

const named = (name: string, change: unknown): [string, unknown][] => (change === undefined ? [] : [[name, change]]);
