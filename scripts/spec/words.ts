import lint from '../../.oxlintrc.json' with { type: 'json' };
import { isTest, type SourceFile } from './specification.ts';

const { terms } = lint.rules['eslint/no-warning-comments'][1] as { terms: string[] };
const replaced = new RegExp(`\\b(?:${terms.join('|')})\\b`, 'i');

const prose = /^(?!\s*<).*/;
const title = /^\s*(?:(?:describe|it|test)\b.*?|\].*?)\((['"`])(.*?)\1/;
/** Files that may contain the replaced words: their list, and texts that editors write. */
const isOther = (path: string) => path === 'docs/conventions.md' || /^packages\/editions\/\d{4}\//.test(path);

export function findWordProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (isOther(path) || !(isTest(path) || /\.mdx?$/.test(path))) return [];
    return text.split('\n').flatMap((line, index) => {
      const written = (isTest(path) ? title.exec(line)?.[2] : prose.exec(line)?.[0]) ?? '';
      const [word] = replaced.exec(written) ?? [];
      const where = `${path}:${index + 1}`;
      return [
        ...(word ? [`${where} "${word}": docs/conventions.md has a plainer word.`] : []),
        ...(isTest(path) && written.length > 90 ? [`${where} has a title of ${written.length} characters; 90 are allowed.`] : []),
      ];
    });
  });
}
