import { useId } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { SearchGroupFrame, SearchResultLink, SearchTitle } from './SearchDialog.styles.ts';

export interface SearchResult {
  id: string;
  title: string;
  href: string;
  isExternal?: boolean | undefined;
  meta?: string | undefined;
  text?: string | undefined;
}

export interface SearchGroup {
  id: string;
  title: string;
  results: readonly SearchResult[];
}

export function SearchDialogGroup({ title, results }: SearchGroup) {
  const id = useId();
  return (
    <SearchGroupFrame>
      <h3 id={id}>{title}</h3>
      <ul role="list" aria-labelledby={id}>
        {results.map(result => (
          <li key={result.id}>
            <SearchResultLink as={Link} href={result.href} isExternal={result.isExternal} data-part="result">
              <SearchTitle>{result.title}</SearchTitle>
              {result.meta && (
                <Text element="span" weight="strong">
                  {result.meta}
                </Text>
              )}
              {result.text && (
                <Text element="span" tone="muted">
                  {result.text}
                </Text>
              )}
            </SearchResultLink>
          </li>
        ))}
      </ul>
    </SearchGroupFrame>
  );
}
