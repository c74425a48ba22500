import { Icon, IconButton, searchGlyph } from '@tand/ui';
import { useCopy } from '../app/useCopy.ts';
import { searchKeys } from './searchKeys.ts';

/** Opens the search by the boot script; without it, or in a new tab, it leads to the page of all pages. */
export function SearchLink() {
  const { link } = useCopy('common')('search');
  return (
    <IconButton href="/search" label={link} aria-keyshortcuts={searchKeys}>
      <Icon glyph={searchGlyph} />
    </IconButton>
  );
}
