import { useId } from 'react';
import { asList } from '../../styles/asList.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { SearchGroupFrame, SearchMeta, SearchResultLink, SearchText, SearchTitle } from './SearchDialog.styles.ts';

/** One thing that was found, or is proposed. */
export interface SearchResult {
  /** Names the result. */
  id: string;
  /** What it is called. */
  title: string;
  /** Where it leads. */
  href: string;
  /** Whether that is another site, in a new tab. */
  isExternal?: boolean | undefined;
  /** When and where, in a few words. */
  meta?: string | undefined;
  /** A line about it. */
  text?: string | undefined;
}

/** What was found of one kind. */
export interface SearchGroup {
  /** Names the group. */
  id: string;
  /** Its heading. */
  title: string;
  /** What was found in it, best first. */
  results: readonly SearchResult[];
}

/** The links of one kind under its name. */
export function SearchDialogGroup({ title, results }: SearchGroup) {
  const id = useId();
  return (
    <SearchGroupFrame>
      <h3 id={id}>{title}</h3>
      <ul {...asList} aria-labelledby={id}>
        {results.map(result => (
          <li key={result.id}>
            <SearchResultLink as={Link} href={result.href} isExternal={result.isExternal} data-part="result">
              <SearchTitle>{result.title}</SearchTitle>
              {result.meta && <SearchMeta>{result.meta}</SearchMeta>}
              {result.text && <SearchText>{result.text}</SearchText>}
            </SearchResultLink>
          </li>
        ))}
      </ul>
    </SearchGroupFrame>
  );
}
