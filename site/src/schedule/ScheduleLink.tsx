import { useLink } from '@tand/ui';
import type { ComponentPropsWithRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SiteLink } from '../app/SiteLink.tsx';

/** The site's link; one to another day of the same programme keeps the place in the page and asks for no data. */
export function ScheduleLink(props: ComponentPropsWithRef<'a'>) {
  const { href = '', ...rest } = props;
  const { resolve } = useLink();
  const { pathname } = useLocation();
  const [path = '', query] = href.split('?');
  if (path !== pathname && resolve(path) !== pathname) return <SiteLink {...props} />;
  return <Link {...rest} to={{ pathname, search: query ? `?${query}` : '' }} preventScrollReset defaultShouldRevalidate={false} />;
}
