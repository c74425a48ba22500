import { withDayOf } from '@tand/festival';
import { changeSearch } from '@tand/runtime/islands';
import { useLink } from '@tand/ui';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { SiteLink } from '../app/SiteLink.tsx';

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The site's link; one to another day of the programme changes the list in place, without loading a document. */
export function ScheduleLink({ onClick, ...props }: ComponentPropsWithRef<'a'>) {
  const own = useLink().resolve('/schedule');
  const [path, query = ''] = props.href?.split('?') ?? [];
  if (path !== own && path !== '/schedule') return <SiteLink onClick={onClick} {...props} />;
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    changeSearch(latest => withDayOf(query, latest));
  };
  return <SiteLink data-needs-react="" onClick={show} {...props} />;
}
