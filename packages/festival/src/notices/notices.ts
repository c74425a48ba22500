import type { Localized } from '../languages.ts';

export const noticeUrgencies = ['calm', 'notable', 'urgent'] as const;
export type NoticeUrgency = (typeof noticeUrgencies)[number];

export interface Notice {
  id: string;
  text: Localized;
  /** Path of a page without language, or '' for every page. */
  page: string;
  from: string;
  until: string;
  urgency: NoticeUrgency;
}

/** Active notices at `now` (epoch ms): the most urgent first, then the latest. */
export const noticesAt = (notices: readonly Notice[], now: number): Notice[] =>
  notices
    .filter(({ from, until }) => Date.parse(from) <= now && Date.parse(until) > now)
    .toSorted((a, b) => noticeUrgencies.indexOf(b.urgency) - noticeUrgencies.indexOf(a.urgency) || Date.parse(b.from) - Date.parse(a.from));

/** `at`: epoch ms since when `notices` are unchanged. */
export interface CurrentNotices {
  at: number;
  notices: readonly Notice[];
}
