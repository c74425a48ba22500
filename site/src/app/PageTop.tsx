import { PageHeader, type PageHeaderProps, type TextLink } from '@tand/ui-festival';
import { Head, type HeadProps } from './Head.tsx';
import { PhaseButton } from './PhaseButton.tsx';
import { pagePicture } from './pictures.ts';
import { scenePicture } from './scenePicture.ts';
import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { useCopy, useEntryCopy } from './useCopy.ts';
import { usePageHandle } from './usePageHandle.ts';

export interface PageTopProps extends Pick<PageHeaderProps, 'band' | 'image' | 'actions'>, Pick<HeadProps, 'path' | 'choice'> {
  /** Picture by day and by night, as `scenes/camping`. Default: the page's cover. */
  scene?: string;
  /** Parent page, if the address does not tell. */
  parent?: TextLink | undefined;
  /** Link that sells or enters something, below the lead. */
  cta?: TextLink;
}

/** Nearest page above that the site's links name: tickets for `tickets/groups`, esports for `esports/tournaments/cs2`. */
function useParent(path: string): TextLink | undefined {
  const names: Record<string, string> = useCopy('common')('links');
  const above = path.split('/').slice(0, -1);
  const last = above.findLastIndex(part => part in names);
  return last < 0 ? undefined : { text: names[above[last]!]!, href: `/${above.slice(0, last + 1).join('/')}` };
}

/** Tags in `<head>` and first band of a page, from its copy: `meta`, `headline`, `preamble`, `imageAlt`. */
export function PageTop({ scene, image, parent, cta, actions, band, ...head }: PageTopProps) {
  const page = usePageHandle()!;
  const [texts = ''] = page.texts;
  const copy = useEntryCopy<'tournament'>(texts); // all pages with this band have these keys
  const ownParent = useParent(head.path ?? page.path);
  const picture = { ...(scene ? scenePicture(scene) : pagePicture(texts)), alt: copy('imageAlt') ?? '' };
  return (
    <>
      <Head {...copy('meta')} {...head} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent ?? ownParent, copy('meta').title)}
        band={band}
        image={image ?? picture}
        actions={
          cta ? (
            <p>
              <PhaseButton {...cta} />
            </p>
          ) : (
            actions
          )
        }
      />
    </>
  );
}
