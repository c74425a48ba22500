export * from './languages.ts';
export * from './edition.ts';
export type * from './lists.ts';
export * from './news.ts';
export * from './schedule.ts';
export * from './tickets.ts';
