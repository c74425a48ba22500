export * from './newsFeeds.ts';
export * from './sitemap.ts';
export { escapeXml } from './xml.ts';
