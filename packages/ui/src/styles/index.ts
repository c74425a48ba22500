/** What makers of further parts share with those of the library: grounds, links that cover a card, lists without bullets. */
export * from './asList.ts';
export * from './cardSheet.ts';
export * from './grounds.ts';
export * from './interaction.ts';
