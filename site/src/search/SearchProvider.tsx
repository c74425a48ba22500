import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLang } from '../app/useLang.ts';
import { href } from '../sitemap.ts';
import { SearchContext } from './SearchContext.ts';
import { opensSearch } from './opensSearch.ts';

type Panel = typeof import('./SearchPanel.tsx').SearchPanel;

/**
 * Gives the page its search: opened by `/`, Ctrl+K or Cmd+K, and by whatever asks for it. Its code and data are fetched
 * when it is first opened; where the code cannot be had, the page of all pages takes its place.
 */
export function SearchProvider({ children }: { children: ReactNode }) {
  const lang = useLang();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Panel>();
  const [isOpen, setOpen] = useState(false);
  const Panel = shown;

  const open = useCallback(() => {
    void (async () => {
      try {
        const { SearchPanel } = await import('./SearchPanel.tsx');
        setShown(() => SearchPanel);
        setOpen(true);
      } catch (error) {
        console.warn('The search could not be opened.', error);
        void navigate(href(lang, 'search'));
      }
    })();
  }, [lang, navigate]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <SearchContext value={useMemo(() => ({ open }), [open])}>
      {children}
      {Panel && <Panel open={isOpen} onClose={() => setOpen(false)} />}
    </SearchContext>
  );
}
