export { articleParts } from './ArticlePage.styles.ts';
export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';
export type { ArticlePageDate, ArticlePageTextProps } from './ArticlePageText.tsx';
