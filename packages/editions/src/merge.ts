/**
 * What differs from a value of another year. In a group null takes a key away. In a list an object names entries by
 * `slug`, `nick`, `id` or `level`, or texts by their number: each is changed, null takes it away, and an entry that is not
 * there yet is added, at the end or `after` another. Anything else stands in the place of what was.
 */
export type Change<Value> = Value extends readonly (infer One)[]
  ? Value | { readonly [name: string]: (One extends object ? Change<One> & { readonly after?: string } : One) | null }
  : Value extends object
    ? { readonly [Key in keyof Value]?: Change<Value[Key]> | null }
    : Value;

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an entry of a list is called in a change: its own name, else its number. */
export function nameOf(entry: unknown, index: number): string {
  const { slug, nick, id, level } = (isGroup(entry) ? entry : {}) as { slug?: string; nick?: string; id?: string | number; level?: number };
  return String(slug ?? nick ?? id ?? level ?? index);
}

function mergedList(list: readonly unknown[], change: Group): unknown[] {
  const names = list.map(nameOf);
  const kept = list.flatMap((entry, index) => {
    const to = change[names[index]!];
    return to === null ? [] : [{ name: names[index]!, entry: to === undefined ? entry : merged(entry, to) }];
  });
  for (const [name, to] of Object.entries(change)) {
    const after = isGroup(to) ? (to['after'] as string | undefined) : undefined;
    const was = kept.findIndex(one => one.name === name);
    if (to === null || (was !== -1 && after === undefined)) continue;
    const entry = was === -1 ? to : kept.splice(was, 1)[0]!.entry;
    const at = after === undefined ? kept.length : kept.findIndex(one => one.name === after) + 1;
    if (after !== undefined && at === 0) throw new Error(`'${name}' is to stand after '${after}', which is not in the list.`);
    kept.splice(at, 0, { name, entry: withoutAfter(entry) });
  }
  return kept.map(({ entry }) => entry);
}

function withoutAfter(entry: unknown): unknown {
  if (!isGroup(entry)) return entry;
  const { after: _, ...rest } = entry;
  return rest;
}

/** A value with a change made in it; see `Change`. */
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

/** Another year's value with what differs: `edit(partners, { arla: null, tcl: { tier: 'supporting' } })`. */
export const edit = <Value extends object>(value: Value, change: Change<NoInfer<Value>>): Value => merged(value, change) as Value;

/** A value with every text in it made another. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map(one => mapTexts<unknown>(one, change)) as Value;
  if (isGroup(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)])) as Value;
  return value;
}

/** Another year's value with its year in every text: addresses of forms, product groups. */
export const inYear = <Value>(value: Value, from: number, to: number): Value =>
  mapTexts(value, text => text.replaceAll(new RegExp(`(?<![\\d.])${from}(?!\\d)`, 'g'), String(to)));

/** The change that makes one value of another; undefined when they are the same. */
export function changeTo(value: unknown, wanted: unknown): unknown {
  if (JSON.stringify(value) === JSON.stringify(wanted)) return undefined;
  if (Array.isArray(value) && Array.isArray(wanted)) {
    const names = value.map(nameOf);
    const same =
      names.length === wanted.length && new Set(names).size === names.length && wanted.every((one, at) => nameOf(one, at) === names[at]);
    if (!same) return wanted;
    return Object.fromEntries(value.flatMap((one, at) => named(names[at]!, changeTo(one, wanted[at]))));
  }
  if (isGroup(value) && isGroup(wanted)) {
    const keys = [...new Set([...Object.keys(value), ...Object.keys(wanted)])];
    return Object.fromEntries(keys.flatMap(key => (key in wanted ? named(key, changeTo(value[key], wanted[key])) : [[key, null]])));
  }
  return wanted;
}

const named = (name: string, change: unknown): [string, unknown][] => (change === undefined ? [] : [[name, change]]);
