export { UpdateNotice, type UpdateNoticeLabels, type UpdateNoticeProps } from './UpdateNotice.tsx';
export type { UpdateNoticeVariables } from './UpdateNotice.tsx';
