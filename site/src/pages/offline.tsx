import { NotFound } from '@tand/ui-festival';
import { Head, pagePicture, useCopy } from '#app';

export default function OfflinePage() {
  const copy = useCopy('offline');
  return (
    <>
      <Head {...copy('meta')} path="offline" image="notFound" isHidden />
      <NotFound
        title={copy('headline')}
        lead={copy('preamble')}
        home={{ text: copy('schedule'), href: '/schedule' }}
        image={{ ...pagePicture('offline'), alt: copy('imageAlt'), isFramed: true }}
        links={{ title: copy('linksHeadline'), items: copy('links') }}
      />
    </>
  );
}
