/** Shared styles for further components: backgrounds, links that cover a card, checks of props. */
export * from './mixins.ts';
export { requireProps } from './misuse.ts';
export * from './part.ts';
export * from './defineParts.ts';
