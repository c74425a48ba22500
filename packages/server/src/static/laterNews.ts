import type { Lang } from '@tand/festival';
import type { WireNewsItem } from '../wire.ts';
import { escapeHtml } from './article.ts';
import { encodePath } from './resolve.ts';

/** Where the built list of the news keeps room for them, with the words that stand above. */
const room = /<noscript data-later="([^"]*)"><\/noscript>/;

/**
 * The list as it was built, with links to newer articles for those without script; where script runs, the application
 * brings the whole list up to date.
 */
export function addLaterNews(html: string, items: readonly WireNewsItem[], lang: Lang, prefix: string): string {
  if (items.length === 0) return html;
  const links = items.map(item => {
    const [headline, preamble] = lang === 'sv' ? [item.headlinesv, item.preamblesv] : [item.headlineen, item.preambleen];
    return `<li><a href="${prefix}/news/${encodePath(item.slug)}">${escapeHtml(headline)}</a><p>${escapeHtml(preamble)}</p></li>`;
  });
  return html.replace(room, (_, words: string) => `<noscript data-later="${words}"><h2>${words}</h2><ul>${links.join('')}</ul></noscript>`);
}
