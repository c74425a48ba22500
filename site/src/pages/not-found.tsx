import { NotFound } from '@tand/ui-festival';
import { Head } from '../app/Head.tsx';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy } from '../app/useCopy.ts';

/** PAGE-6 */
export default function NotFoundPage() {
  const copy = useCopy('notFound');
  return (
    <>
      <Head {...copy('meta')} path="404" image="notFound" isHidden />
      <NotFound
        title={copy('headline')}
        lead={copy('preamble')}
        home={{ text: copy('home'), href: '/home' }}
        image={{ ...scenePicture('burnt-match'), alt: copy('imageAlt') }}
        links={{ title: copy('linksHeadline'), items: copy('links') }}
      />
    </>
  );
}
