export { Closing, type ClosingItem, type ClosingProps } from './Closing.tsx';
