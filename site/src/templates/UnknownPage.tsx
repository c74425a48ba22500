import { NotFoundPage, type NotFoundPageProps } from '@tand/ui-festival';
import { Head } from '../app/Head.tsx';

export interface UnknownPageProps {
  headline: string;
  text: string;
  cta: string;
  /** Target of the call to action: the list. */
  href: string;
  /** Path and Open Graph picture of that list. */
  path: string;
  image: string;
  links?: NotFoundPageProps['links'];
}

/** Shown for an unknown name or slug, with a link to the list (ROUTE-11). */
export function UnknownPage({ headline, text, cta, href, path, image, links }: UnknownPageProps) {
  return (
    <>
      <Head title={headline} description={text} path={path} image={image} isHidden />
      <NotFoundPage title={headline} lead={text} home={{ text: cta, href }} links={links} />
    </>
  );
}
