import { UnknownPage } from '../../templates/UnknownPage.tsx';
import { useCopy } from '../../app/useCopy.ts';

/** The news page's own words for an address that has no item and no list. */
export function UnknownNews() {
  return <UnknownPage {...useCopy('news')('article').notFound} href="/news" path="news" image="news" />;
}
