export { Pager, type PagerProps } from './Pager.tsx';
export type { PagerVariables } from './Pager.tsx';
