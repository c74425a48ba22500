import { useId } from 'react';
import { asList } from '../../styles/asList.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { SearchGroupFrame, SearchMeta, SearchResultLink, SearchText, SearchTitle } from './SearchDialog.styles.ts';
import type { SearchGroup } from './SearchDialog.tsx';

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
