import { UnknownPage } from '../../templates/UnknownPage.tsx';
import { useCopy } from '../../app/useCopy.ts';

/** Shown for an unknown article or list, or for an article removed while it was read. */
export function UnknownNews({ isGone = false }: { isGone?: boolean }) {
  const { notFound, gone } = useCopy('news')('article');
  return <UnknownPage {...(isGone ? gone : notFound)} href="/news" path="news" image="news" />;
}
