import { useCopy } from '#app';
import { Unknown } from './Unknown.tsx';

export function UnknownNews() {
  return <Unknown {...useCopy('news')('article').notFound} href="/news" path="news" image="news" />;
}
