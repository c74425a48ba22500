export * from './article.ts';
export * from './breadcrumbs.ts';
export * from './faq.ts';
export * from './festival.ts';
export * from './node.ts';
export * from './person.ts';
export * from './programmeEvent.ts';
export * from './tournamentEvent.ts';
