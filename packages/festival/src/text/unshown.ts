import { isLink } from './links.ts';
import { linksOf, parseMarkdown, type RichNode } from './markdown.ts';

export interface Unshown {
  code: 'pictureInText' | 'html' | 'deadLink' | 'table';
  /** From 1; also 1 if the line is not known. */
  line: number;
  found: string;
}

const rules: { code: Unshown['code']; pattern: RegExp; isShown?: (found: string) => boolean }[] = [
  { code: 'pictureInText', pattern: /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g },
  { code: 'html', pattern: /<\/?[a-z][^>]*>/gi, isShown: found => /^<(?:https?:|mailto:)/i.test(found) },
  { code: 'deadLink', pattern: /\]\(\s*<?([^)\s>]*)/g, isShown: isLink },
  { code: 'table', pattern: /^\s*\|.*\|\s*$/g },
];

// NEWS-12
export function findUnshown(markdown: string): Unshown[] {
  let isCode = false;
  const inLines = markdown.split(/\r?\n/).flatMap((line, index): Unshown[] => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) return [];
    const text = line.replaceAll(/`[^`]*`/g, '');
    return rules.flatMap(({ code, pattern, isShown = () => false }) =>
      [...text.matchAll(pattern)].flatMap(([all, found = all]) =>
        isShown(found) ? [] : [{ code, line: index + 1, found: found.slice(0, 40) }],
      ),
    );
  });
  if (inLines.some(({ code }) => code === 'deadLink')) return inLines;
  // The patterns miss addresses of reference links and addresses with escapes.
  const hidden = linksOf(markdown).filter(href => !isLink(href));
  return [...inLines, ...hidden.map((found): Unshown => ({ code: 'deadLink', line: 1, found: found.slice(0, 40) }))];
}

/** Rendering recurses: deeper nesting could overflow the stack. */
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
