import type { StandingNotices } from '@tand/festival';

/** Where there never was any notice. */
export const noNotices: StandingNotices = { at: 0, notices: [] };
