import { PageHeader, type PageHeaderProps, type TextLink } from '@tand/ui-festival';
import { EndOfFirstScreen, usePageHandle } from '@tand/runtime/render';
import { Head, type HeadProps } from './Head.tsx';
import { PhaseAction } from './phases.tsx';
import { pagePicture, scenePicture } from './pictures.ts';
import { useCopy, useEntryCopy } from './useCopy.ts';

export interface PageTopProps
  extends Pick<PageHeaderProps, 'band' | 'image' | 'isBrief' | 'sky' | 'aside' | 'actions'>, Pick<HeadProps, 'path' | 'choice'> {
  texts?: { meta: Pick<HeadProps, 'title' | 'description' | 'keywords'>; headline: string; preamble: string };
  /** Name of a picture, such as `scenes/camping`. Default: the page's cover. */
  scene?: string;
  /** Link to the parent page. Default: the closest parent path whose last segment is a key of `common.links`. */
  parent?: TextLink | undefined;
  cta?: TextLink;
}

function useBreadcrumbs(path: string, title: string, given: TextLink | undefined): PageHeaderProps['breadcrumbs'] {
  const common = useCopy('common');
  const names: Record<string, string> = common('links');
  const above = path.split('/').slice(0, -1);
  const last = above.findLastIndex(part => part in names);
  const parent = given ?? (last < 0 ? undefined : { text: names[above[last]!]!, href: `/${above.slice(0, last + 1).join('/')}` });
  return (
    parent && {
      items: [{ text: common('links').home, href: '/home' }, parent, { text: title }],
      labels: { navigation: common('breadcrumbs').label },
    }
  );
}

/** The page's copy must have `meta`, `headline` and `preamble`, unless `texts` is given. */
export function PageTop({ texts, scene, image, parent, cta, actions, path, choice, ...rest }: PageTopProps) {
  const page = usePageHandle()!;
  const [name = ''] = page.texts;
  const copy = useEntryCopy<'tournament'>(name); // a kind whose copy has all keys that are read below
  const { meta, headline, preamble } = texts ?? { meta: copy('meta'), headline: copy('headline'), preamble: copy('preamble') };
  const picture = { ...(scene ? scenePicture(scene) : pagePicture(name)), alt: copy('imageAlt') ?? '' };
  return (
    <>
      <Head {...meta} path={path} choice={choice} />
      <PageHeader
        title={headline}
        lead={preamble}
        breadcrumbs={useBreadcrumbs(path ?? page.path, meta.title, parent)}
        image={image ?? picture}
        actions={cta ? <PhaseAction {...cta} /> : actions}
        {...rest}
      />
      <EndOfFirstScreen />
    </>
  );
}
