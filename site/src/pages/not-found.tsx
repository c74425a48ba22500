import { NotFound } from '@tand/ui-festival';
import { Head, scenePicture, useCopy } from '#app';

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
