import { NotFoundPage, type NotFoundPageProps } from '@tand/ui-festival';
import { Head } from '../app/Head.tsx';

export interface UnknownPageProps {
  headline: string;
  text: string;
  cta: string;
  /** Where the call to action leads: the list. */
  href: string;
  /** Path and Open Graph picture of that list. */
  path: string;
  image: string;
  /** Other ways on. */
  links?: NotFoundPageProps['links'];
}

/** A page's own words for a name or slug that it does not know, with the way back (ROUTE-11). */
export function UnknownPage({ headline, text, cta, href, path, image, links }: UnknownPageProps) {
  return (
    <>
      <Head title={headline} description={text} path={path} image={image} isHidden />
      <NotFoundPage title={headline} lead={text} home={{ text: cta, href }} links={links} />
    </>
  );
}
