/** What of the programme is shown; it lives in the address, so that Back works and a link shows the same. */
export interface ScheduleQuery {
  day: number | 'all';
  /** Id of a place, or null for all. */
  place: number | null;
  view: 'list' | 'grid' | undefined;
  /** Words to look for. */
  q: string;
  onlyPicks: boolean;
  /** Picks that a link brought along, encoded; '' for none. */
  share: string;
}

const longestSearch = 80;
const longestShare = 10_000;
const whole = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** Reads a query; whatever is no day, place or view of the programme counts as not given. `days` is how many there are. */
export function readQuery(params: URLSearchParams, days: number): ScheduleQuery {
  const wanted = params.get('day');
  const day = whole(wanted) ?? 0;
  const view = params.get('view');
  return {
    day: wanted === 'all' ? 'all' : day < days ? day : 0,
    place: whole(params.get('place')) || null,
    view: view === 'list' || view === 'grid' ? view : undefined,
    q: (params.get('q') ?? '').slice(0, longestSearch).trim(),
    onlyPicks: params.get('picks') === '1',
    share: (params.get('share') ?? '').slice(0, longestShare),
  };
}

const write: { [Key in keyof ScheduleQuery]-?: (value: ScheduleQuery[Key]) => [name: string, text: string] } = {
  day: day => ['day', day ? String(day) : ''],
  place: place => ['place', place ? String(place) : ''],
  view: view => ['view', view ?? ''],
  q: q => ['q', q],
  onlyPicks: onlyPicks => ['picks', onlyPicks ? '1' : ''],
  share: share => ['share', share],
};

/** The parameters with some parts of the query changed. What stands for itself is left out; foreign parameters stay. */
export function changeQuery(params: URLSearchParams, change: Partial<ScheduleQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of Object.keys(change) as (keyof ScheduleQuery)[]) {
    const [name, text] = write[key](change[key] as never);
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
