import { UnknownPage } from '../../templates/UnknownPage.tsx';
import { useCopy } from '../../app/useCopy.ts';

/** The news page's own words for an address that has no item and no list, or whose item was removed while it was read. */
export function UnknownNews({ isGone = false }: { isGone?: boolean }) {
  const { notFound, gone } = useCopy('news')('article');
  return <UnknownPage {...(isGone ? gone : notFound)} href="/news" path="news" image="news" />;
}
