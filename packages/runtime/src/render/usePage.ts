import type { Loaded } from '../data/page.ts';
import { useLoaderData, useMatches } from 'react-router-dom';
import type { Page } from './pages.ts';

export const usePageHandle = () => useMatches().at(-1)?.handle as Page | undefined;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the page knows what its `load` gives, as with useLoaderData
export const usePage = <T>(): Loaded<T> => useLoaderData<Loaded<T>>();

interface Listed {
  slug?: string;
  page?: object;
}

/** @throws Error if the list has no entry with the current page */
export function useEntry<Entry extends Listed>(list: readonly Entry[]) {
  const handle = usePageHandle();
  const entry = list.find(({ slug }) => slug !== undefined && slug === handle?.slug);
  if (!handle || !entry?.page) throw new Error(`The list of /${handle?.path} has no entry '${handle?.slug}' with a page.`);
  return { entry, look: entry.page as NonNullable<Entry['page']>, texts: handle.texts[0]! };
}
