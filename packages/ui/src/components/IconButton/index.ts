export * from './IconButton.tsx';
/** @internal */
export { iconButtonLook } from './IconButton.styles.ts';
