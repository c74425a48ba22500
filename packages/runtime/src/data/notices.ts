import type { CurrentNotices } from '@tand/festival';

/** Where there never was any notice. */
export const noNotices: CurrentNotices = { at: 0, notices: [] };
