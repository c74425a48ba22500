export { age } from './age.ts';
export { StaleNotice, type StaleNoticeProps } from './StaleNotice.tsx';
