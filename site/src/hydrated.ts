/** Modules of pages that React still hydrates as a whole. All others are documents (docs/adr/0018-documents.md). */
export const hydratedModules: ReadonlySet<string> = new Set([]);
