/** Display of the programme; it is in the address, so that Back and links work. */
export interface ScheduleQuery {
  /** Chosen day; undefined for the present day, or the first. */
  day: number | 'all' | undefined;
  view: 'list' | 'grid' | 'mine' | undefined;
  /** Encoded picks of a link; '' for none. */
  share: string;
  /** Encoded picks of a friend, overlaid; '' for none. */
  friend: string;
}

const longestShare = 10_000;
const whole = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** Invalid values count as absent. `days`: number of days. */
export function readQuery(params: URLSearchParams, days: number): ScheduleQuery {
  const wanted = params.get('day');
  const day = whole(wanted);
  const view = params.get('view');
  return {
    day: wanted === 'all' ? 'all' : day !== undefined && day < days ? day : undefined,
    view: view === 'list' || view === 'grid' || view === 'mine' ? view : undefined,
    share: (params.get('share') ?? '').slice(0, longestShare),
    friend: (params.get('friend') ?? '').slice(0, longestShare),
  };
}

/** Changes parts of the query. Defaults are left out; other parameters stay. */
export function changeQuery(params: URLSearchParams, change: Partial<ScheduleQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    const text = value === undefined ? '' : String(value);
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/**
 * The part of the query that the server renders: day, and list or wall. Empty for the default page. My day and filters are applied on the
 * device.
 */
export function servedQuery(params: URLSearchParams, days: number): string {
  const { day, view } = readQuery(params, days);
  return String(changeQuery(new URLSearchParams(), { day, view: view === 'mine' ? undefined : view }));
}

/** Takes the day from another query: 'day=1' and 'place=2' give 'place=2&day=1'. */
export function withDayOf(query: string, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  const day = new URLSearchParams(query).get('day');
  if (day === null) next.delete('day');
  else next.set('day', day);
  return next;
}
