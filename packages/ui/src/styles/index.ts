export * from './mixins.ts';
export { requireProps } from './misuse.ts';
export * from './part.ts';
export * from './defineParts.ts';
