/** How the programme is shown; it lives in the address, so that Back works and a link shows the same. */
export interface ScheduleQuery {
  /** Undefined for the present day, or the first. */
  day: number | 'all' | undefined;
  view: 'list' | 'grid' | 'mine' | undefined;
  /** Picks that a link brought along, encoded; '' for none. */
  share: string;
  /** A friend's picks laid over one's own, encoded; '' for none. */
  friend: string;
}

const longestShare = 10_000;
const whole = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** Reads a query; whatever is no day or view of the programme counts as not given. `days` is how many there are. */
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

/** The parameters with some parts of the query changed. What stands for itself is left out; foreign parameters stay. */
export function changeQuery(params: URLSearchParams, change: Partial<ScheduleQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    const text = value === undefined ? '' : String(value);
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/** An address's query with the day that another query names: '?place=2' and 'day=1' give '?place=2&day=1'. */
export function withDayOf(query: string, search: string): string {
  const day = new URLSearchParams(query).get('day');
  const params = new URLSearchParams(search);
  if (day === null) params.delete('day');
  else params.set('day', day);
  return params.size > 0 ? `?${String(params)}` : '';
}
