import { NotFound, type NotFoundProps } from '@tand/ui-festival';
import { Head } from '#app';

export interface UnknownProps {
  headline: string;
  text: string;
  cta: string;
  href: string;
  path: string;
  image: string;
  links?: NotFoundProps['links'];
}

/** ROUTE-11 */
export function Unknown({ headline, text, cta, href, path, image, links }: UnknownProps) {
  return (
    <>
      <Head title={headline} description={text} path={path} image={image} isHidden />
      <NotFound title={headline} lead={text} home={{ text: cta, href }} links={links} />
    </>
  );
}
