import type { NewsTeaser } from './views.ts';

/** Something that runs about now, as home's opening shows it. */
export interface OnNow {
  slug: string;
  title: string;
  place: string;
  /** Id of the place, which has its district's colour. */
  location: number;
  /** Epoch ms. */
  start: number;
  end: number;
  isHighlighted: boolean;
}

export interface HomeData {
  news: NewsTeaser[];
  /** What runs now or begins within three hours, so that an open page keeps telling the truth for a while. */
  onNow: OnNow[];
}

/** What runs at `now`: one for each place, highlights first, then what ends first. */
export function onNowIn(list: readonly OnNow[], now: number, most: number): OnNow[] {
  const running = list
    .filter(({ start, end }) => start <= now && now < end)
    .toSorted((a, b) => Number(b.isHighlighted) - Number(a.isHighlighted) || a.end - b.end);
  const places = new Set<number>();
  return running.filter(({ location }) => !places.has(location) && places.add(location)).slice(0, most);
}
