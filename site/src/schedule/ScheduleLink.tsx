import { useLink } from '@tand/ui';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SiteLink } from '../app/SiteLink.tsx';
import { isShownAlready, latestSearch } from './latestSearch.ts';
import { withDayOf } from './query.ts';

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The site's link; one to another day of the programme keeps the scroll position and loads no data. */
export function ScheduleLink(props: ComponentPropsWithRef<'a'>) {
  const own = useLink().resolve('/schedule');
  const [path] = props.href?.split('?') ?? [];
  // Most lead to an item's page: only those to the programme render again when the address changes.
  return path === own || path === '/schedule' ? <ProgrammeLink {...props} /> : <SiteLink {...props} />;
}

function ProgrammeLink({ href = '', onClick, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [, query = ''] = href.split('?');
  const search = query && `?${query}`;
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const latest = withDayOf(query, latestSearch(pathname, search));
    void navigate({ pathname, search: latest }, { preventScrollReset: true, defaultShouldRevalidate: false, flushSync: isShownAlready() });
  };
  return (
    <a {...rest} href={pathname + search} onClick={show}>
      {children}
    </a>
  );
}
