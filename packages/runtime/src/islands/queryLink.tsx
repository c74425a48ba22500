import { isPlainClick, useLink } from '@tand/ui';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { href as hrefIn, langInPath, useLang } from '../i18n/index.ts';
import { changeSearch } from './address.ts';

const isFile = (path: string) => /\.\w{2,5}$/.test(path.split(/[?#]/)[0]!);

function SiteLink({ href = '', children, ...rest }: ComponentPropsWithRef<'a'>) {
  const lang = useLang();
  const isPlain = href.startsWith('/') && !isFile(href) && !langInPath(href);
  return (
    <a href={isPlain ? hrefIn(lang, href) : href} {...rest}>
      {children}
    </a>
  );
}

/** Link component, whose links to the page at `path` only change the query. */
export const queryLink = (path: string, change: (query: string, latest: URLSearchParams) => URLSearchParams) =>
  function QueryLink({ onClick, ...props }: ComponentPropsWithRef<'a'>) {
    const own = useLink().resolve(path);
    const [to, query = ''] = props.href?.split('?') ?? [];
    if (to !== own && to !== path) return <SiteLink onClick={onClick} {...props} />;
    const show = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      changeSearch(latest => change(query, latest));
    };
    return <SiteLink data-needs-react="" onClick={show} {...props} />;
  };
