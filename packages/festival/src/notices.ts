import type { Localized } from './languages.ts';

export const noticeUrgencies = ['calm', 'notable', 'urgent'] as const;
export type NoticeUrgency = (typeof noticeUrgencies)[number];

/** A line across the site, or on one of its pages: “Doors delayed to 11”. */
export interface Notice {
  id: string;
  text: Localized;
  /** A path of the site without its language: 'schedule'. '' for the whole site. */
  page: string;
  from: string;
  /** It ends by itself. */
  until: string;
  urgency: NoticeUrgency;
}

/** The notices that stand at an instant (epoch ms), those of the whole site among them: the most urgent first, then the latest. */
export const noticesAt = (notices: readonly Notice[], now: number): Notice[] =>
  notices
    .filter(({ from, until }) => Date.parse(from) <= now && Date.parse(until) > now)
    .toSorted((a, b) => noticeUrgencies.indexOf(b.urgency) - noticeUrgencies.indexOf(a.urgency) || Date.parse(b.from) - Date.parse(a.from));

/** `GET /api/notices`: those that stand, and since when they stand so (epoch ms). */
export interface StandingNotices {
  at: number;
  notices: readonly Notice[];
}
