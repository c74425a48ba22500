import type { CurrentNotices } from '@tand/festival';

export const noNotices: CurrentNotices = { at: 0, notices: [] };
