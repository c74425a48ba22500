import { conceptImage, plainText, type Lang } from '@tand/festival';
import type { WireNewsItem } from '../wire.ts';

/** Turns the shell page into the page of one article. */
export type RenderArticle = (shell: string, item: WireNewsItem, lang: Lang) => string | Promise<string>;

/**
 * Fills the shell page (`/{lang}/news/_shell/index.html`, prerendered with these marks for texts). In markup a mark
 * becomes escaped text, after `=` in a link's query a part of it, within `<script>` the inside of a JSON string:
 * `__NEWS_HEADLINE__`, `__NEWS_PREAMBLE__`, `__NEWS_SLUG__`, `__NEWS_ID__`, `__NEWS_IMAGE__`, `__NEWS_AUTHOR__`,
 * `__NEWS_PUBLISHED__`, `__NEWS_UPDATED__` (both ISO dates; the second is the first where there was no update), and
 * `__NEWS_BODY__`, which stands alone in a `<p>`: the body's paragraphs as plain words, for those
 * who read without script; the application shows them with their headings and links.
 */
export const fillShell: RenderArticle = (shell, item, lang) => {
  const body = lang === 'sv' ? item.bodysv : item.bodyen;
  const paragraphs = body
    .split(/\n\s*\n/)
    .map(plainText)
    .filter(Boolean);
  const values: Record<string, string> = {
    HEADLINE: lang === 'sv' ? item.headlinesv : item.headlineen,
    PREAMBLE: lang === 'sv' ? item.preamblesv : item.preambleen,
    SLUG: item.slug,
    ID: String(item.id),
    IMAGE: item.image || conceptImage,
    AUTHOR: item.author,
    PUBLISHED: item.publishedDate,
    UPDATED: item.updatedDate ?? item.publishedDate,
    BODY: paragraphs.join('\n\n'),
  };
  return fillMarks(shell, 'NEWS', values);
};

/** Puts values in place of marks such as `__NEWS_SLUG__`: as text in markup, as part of a link's query, as the inside of a JSON string within `<script>`. */
export function fillMarks(shell: string, kind: string, values: Readonly<Record<string, string>>): string {
  const mark = new RegExp(`(=?)__${kind}_([A-Z]+)__`, 'g');
  return shell
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>)/i)
    .map(part => {
      const isScript = /^<script\b/i.test(part);
      return part.replaceAll(mark, (whole, before: string, name: string) => {
        const value = values[name];
        if (value === undefined) return whole;
        if (isScript) return before + escapeJson(value);
        if (before) return before + encodeURIComponent(value); // in the query of a link that shares the page
        return name === 'BODY' ? value.split('\n\n').map(escapeHtml).join('</p><p>') : escapeHtml(value);
      });
    })
    .join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, character => entities[character] ?? '');

/** The inside of a JSON string that cannot end the script it stands in. */
export const escapeJson = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[<>&\u2028\u2029]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
