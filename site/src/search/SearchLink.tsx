import { Icon, IconButton, searchGlyph } from '@tand/ui';
import { useCopy } from '../app/useCopy.ts';
import { searchKeys } from './searchKeys.ts';

/** The boot script opens the search; without script it leads to the search page. */
export function SearchLink() {
  const { link } = useCopy('common')('search');
  return (
    <IconButton href="/search" label={link} aria-keyshortcuts={searchKeys}>
      <Icon glyph={searchGlyph} />
    </IconButton>
  );
}
