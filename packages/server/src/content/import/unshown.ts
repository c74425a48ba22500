import { isExternalUrl, isInternalPath } from '@tand/festival';
import { parseMarkdown, type RichNode } from '@tand/festival/markdown';
import type { ContentProblem } from './problems.ts';

const isShown = (href: string) => isExternalUrl(href) || isInternalPath(href);

/** Markdown that the site renders differently (NEWS-12). */
const rules: { pattern: RegExp; message: (found: string) => string | undefined }[] = [
  { pattern: /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, message: () => 'has a picture, which articles do not show; use the field image' },
  {
    pattern: /<\/?[a-z][^>]*>/gi,
    message: found => (/^<(?:https?:|mailto:)/i.test(found) ? undefined : `has HTML, which is shown as text: ${found.slice(0, 40)}`),
  },
  {
    pattern: /\]\(\s*<?([^)\s>]*)/g,
    message: found => {
      const href = found.replace(/^\]\(\s*<?/, '');
      return isShown(href) ? undefined : `has a link that leads nowhere: "${href}" must start with https://, http://, mailto: or one slash`;
    },
  },
  { pattern: /^\s*\|.*\|\s*$/g, message: () => 'has a table, which articles do not show; use a list' },
];

export function findUnshown(file: string, lines: readonly string[], from: number): ContentProblem[] {
  let isCode = false;
  return lines.flatMap((line, index): ContentProblem[] => {
    if (index < from) return [];
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) return [];
    const text = line.replaceAll(/`[^`]*`/g, '');
    return rules.flatMap(({ pattern, message }) =>
      [...text.matchAll(pattern)].flatMap(([found]) => {
        const said = message(found);
        return said ? [{ file, line: index + 1, field: 'body', message: said }] : [];
      }),
    );
  });
}

/** Maximum nesting depth of a body: rendering recurses, and a deeper one would overflow the stack. */
const mostLevels = 20;

const levelsOf = (nodes: readonly RichNode[]): number =>
  Math.max(0, ...nodes.map(node => (typeof node === 'string' ? 0 : 1 + levelsOf(node.children))));

export function isTooDeep(markdown: string): boolean {
  try {
    return levelsOf(parseMarkdown(markdown)) > mostLevels;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}
