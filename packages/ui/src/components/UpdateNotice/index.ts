export { UpdateNotice, type UpdateNoticeLabels, type UpdateNoticeProps } from './UpdateNotice.tsx';
