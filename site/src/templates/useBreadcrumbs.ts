import type { TextPageProps } from '@tand/ui-festival';
import { useCopy } from '../app/useCopy.ts';

/** The way to a page below another one; none for a page of the first level. */
export function useBreadcrumbs(parent: { label: string; href: string } | undefined, title: string): TextPageProps['breadcrumbs'] {
  const common = useCopy('common');
  return (
    parent && {
      items: [{ label: common('links').home, href: '/home' }, parent, { label: title }],
      labels: { navigation: common('breadcrumbs').label },
    }
  );
}
