export { keepCurrent } from './keepCurrent.ts';
