import type { PageHeaderProps } from '@tand/ui-festival';
import { useCopy } from './useCopy.ts';

export function useBreadcrumbs(parent: { text: string; href: string } | undefined, title: string): PageHeaderProps['breadcrumbs'] {
  const common = useCopy('common');
  return (
    parent && {
      items: [{ text: common('links').home, href: '/home' }, parent, { text: title }],
      labels: { navigation: common('breadcrumbs').label },
    }
  );
}
