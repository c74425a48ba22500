export * from './newsFeeds.ts';
export * from './sitemap.ts';
