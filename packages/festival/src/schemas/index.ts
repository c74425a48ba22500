export * from './lenient.ts';
export * from './news.ts';
export * from './schedule.ts';
export * from './tickets.ts';
export * from './lists.ts';
export * from './edition.ts';
