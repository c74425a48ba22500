import { languages } from '@tand/festival';
import { altOf } from './article.ts';
import { lacksOf, type DeskArticle } from '@tand/festival/desk';

/** What has to be written before an article may go out: its texts, and what its picture shows. */
export const lacksIn = (article: DeskArticle): string[] => [
  ...lacksOf(article),
  ...languages.filter(lang => article.image && !altOf(article)[lang].trim()).map(lang => `${lang}.imageAlt`),
];
