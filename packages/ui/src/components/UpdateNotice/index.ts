export { UpdateNotice, type UpdateNoticeLabels, type UpdateNoticeProps, type UpdateNoticeVariables } from './UpdateNotice.tsx';
