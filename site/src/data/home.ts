import type { NewsTeaser } from './views.ts';

export interface OnNow {
  slug: string;
  title: string;
  place: string;
  /** Id of the place, whose district gives the colour. */
  location: number;
  /** Epoch ms. */
  start: number;
  end: number;
  isHighlighted: boolean;
}

export interface HomeData {
  news: NewsTeaser[];
  /** Events that run now or begin within three hours, so that an open page stays correct for a while. */
  onNow: OnNow[];
}

/** Events at `now`: one per place, highlights first, then by end. */
export function onNowIn(list: readonly OnNow[], now: number, most: number): OnNow[] {
  const running = list
    .filter(({ start, end }) => start <= now && now < end)
    .toSorted((a, b) => Number(b.isHighlighted) - Number(a.isHighlighted) || a.end - b.end);
  const places = new Set<number>();
  return running.filter(({ location }) => !places.has(location) && places.add(location)).slice(0, most);
}
