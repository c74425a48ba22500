import { createContext, use } from 'react';

/** The page's search. */
export const SearchContext = createContext<{ open: () => void }>({ open: () => undefined });
export const useSearch = () => use(SearchContext);
