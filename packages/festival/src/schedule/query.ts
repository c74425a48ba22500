export interface ScheduleQuery {
  /** Undefined: today, or the first day if the festival is not on. */
  day: number | 'all' | undefined;
  view: 'list' | 'grid' | 'mine' | undefined;
  /** Encoded picks of a shared link; '' for none. */
  share: string;
  friend: string;
}

const longestShare = 10_000;
const whole = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** `days`: number of festival days. */
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

/** Undefined or '' removes a part; other parameters stay. */
export function changeQuery(params: URLSearchParams, change: Partial<ScheduleQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    const text = value === undefined ? '' : String(value);
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/** Query with only the day and view that the server renders; '' for the default page. */
export function servedQuery(params: URLSearchParams, days: number): string {
  const { day, view } = readQuery(params, days);
  return String(changeQuery(new URLSearchParams(), { day, view: view === 'mine' ? undefined : view }));
}

export function withDayOf(query: string, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  const day = new URLSearchParams(query).get('day');
  if (day === null) next.delete('day');
  else next.set('day', day);
  return next;
}
