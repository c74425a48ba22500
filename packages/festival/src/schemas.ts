export * from './client/lenient.ts';
export * from './news/schema.ts';
export * from './schedule/schema.ts';
export * from './tickets/schema.ts';
export * from './lists/schema.ts';
export * from './edition/schema.ts';
