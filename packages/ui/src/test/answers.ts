type Args = Readonly<Record<string, unknown>>;
type Handler = (...values: unknown[]) => unknown;

const toggled = (held: unknown, id: string, isIn: boolean) => {
  const next = new Set(held instanceof Set ? (held as Set<string>) : []);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
};
const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export function stateOf(name: string, args: Args): string | undefined {
  const kind = /^on(\w*)Change$/.exec(name)?.[1];
  const names =
    {
      onFavouriteChange: ['favourites', 'isFavourite'],
      onFavouriteClick: ['isFavourite', 'favourites'],
      onChosenChange: ['groups'],
    }[name] ?? (kind ? [uncapital(kind), `is${kind}`] : []);
  return names.find(one => one in args);
}

function answer(name: string, state: string, args: Args, values: readonly unknown[]): unknown {
  const [first, second] = values;
  if (name === 'onFavouriteChange' && state === 'favourites') return toggled(args[state], first as string, Boolean(second));
  if (name === 'onFavouriteClick') {
    if (state === 'isFavourite') return !args[state];
    const { value, ariaPressed } = (first as { currentTarget: HTMLButtonElement }).currentTarget;
    return toggled(args[state], value, ariaPressed !== 'true');
  }
  if (state === 'groups')
    return (args[state] as { id: string }[]).map(group => (group.id === first ? { ...group, chosen: second } : group));
  return first;
}

export function withAnswers(args: Args, update: (changed: Args) => void): Args {
  const handlers = Object.entries(args).filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function');
  const answered = handlers.map(([name, handler]) => [
    name,
    (...values: unknown[]) => {
      const result = (handler as Handler)(...values);
      const state = stateOf(name, args);
      if (state) update({ [state]: answer(name, state, args, values) });
      return result;
    },
  ]);
  return { ...args, ...Object.fromEntries(answered) };
}
