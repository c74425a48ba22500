/** Shared styles for further components: backgrounds, links that cover a card, lists without bullets, checks of props. */
export * from './asList.ts';
export * from './mixins.ts';
export { requireProps } from './misuse.ts';
export * from './part.ts';
export * from './defineParts.ts';
