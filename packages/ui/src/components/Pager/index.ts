export { Pager, type PagerProps, type PagerVariables } from './Pager.tsx';
