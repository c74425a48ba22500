import { usePageHandle } from './usePageHandle.ts';

interface Listed {
  slug?: string;
  page?: object;
}

/** @throws Error when the list has no such entry */
export function useEntry<Entry extends Listed>(list: readonly Entry[]) {
  const handle = usePageHandle();
  const entry = list.find(({ slug }) => slug !== undefined && slug === handle?.slug);
  if (!handle || !entry?.page) throw new Error(`No entry '${handle?.slug}' with a page is in the list that /${handle?.path} looks in.`);
  return { entry, look: entry.page as NonNullable<Entry['page']>, path: handle.path, texts: handle.texts[0]! };
}
