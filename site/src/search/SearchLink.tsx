import { Icon, IconButton, searchGlyph } from '@tand/ui';
import { useCopy } from '../app/useCopy.ts';
import { useSearch } from './SearchContext.ts';

/** Opens the search; without script, or in a new tab, it leads to the page of all pages. */
export function SearchLink() {
  const { link } = useCopy('common')('search');
  const { open } = useSearch();
  return (
    <IconButton
      href="/search"
      label={link}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // A menu closes with its link; the focus is to come back to the menu's button.
        const menu = event.currentTarget.closest('[popover]');
        if (menu) document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`)?.focus({ preventScroll: true });
        open();
      }}
    >
      <Icon glyph={searchGlyph} />
    </IconButton>
  );
}
