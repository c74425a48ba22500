/** Shared code for further components: styles, names of parts, and a check of required props. */
export * from './mixins.ts';
export { requireProps } from './misuse.ts';
export * from './part.ts';
export * from './defineParts.ts';
