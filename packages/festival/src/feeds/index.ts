export * from './feeds.ts';
export * from './sitemap.ts';
