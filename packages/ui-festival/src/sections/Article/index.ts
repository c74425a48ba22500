/** @internal */
export { articleParts } from './Article.styles.ts';
export { Article, type ArticleDate, type ArticleProps } from './Article.tsx';
