import type { CurrentNotices } from '@tand/festival';

/** Notices where none was ever published. */
export const noNotices: CurrentNotices = { at: 0, notices: [] };
