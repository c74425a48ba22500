export { createApp, type AppOptions } from './app.ts';
export { createRateLimiter, type RateDecision, type RateLimiter, type RateLimitOptions } from './api/rateLimit.ts';
export type { LookupLimits } from './api/tickets.ts';
export { importContent, importEdition, importIfEmpty, type ImportCounts, type ImportOptions, type ImportReport } from './content/import.ts';
export { ContentError, type ContentProblem } from './content/problems.ts';
export { readEditionContent } from './content/read.ts';
export type { EditionContent, LocationContent, NewsContent, ScheduleContent, TicketContent } from './content/types.ts';
export {
  readContent,
  readRevisionNumber,
  saveRevision,
  type Change,
  type Kind,
  type StoredContent,
  type StoredItem,
} from './db/content.ts';
export { openDatabase, type Database, type OpenOptions } from './db/database.ts';
export { DatabaseError } from './db/errors.ts';
export { editionFolder } from './environment.ts';
export type { Content, ContentFile, Part, PreparedPage, Renderer } from './renderer.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export { StartError } from './startError.ts';
export { escapeHtml, escapeJson, fillShell, type RenderArticle } from './static/article.ts';
export { precompress } from './static/precompress.ts';
export type { HeadersFile, Redirect } from './static/siteConfig.ts';
export type { WireLocation, WireNewsItem, WireSchedule, WireScheduleItem, WireTicketRange } from './wire.ts';
