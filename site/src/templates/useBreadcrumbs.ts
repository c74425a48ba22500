import type { TextPageProps } from '@tand/ui-festival';
import { useCopy } from '../app/useCopy.ts';

export function useBreadcrumbs(parent: { text: string; href: string } | undefined, title: string): TextPageProps['breadcrumbs'] {
  const common = useCopy('common');
  return (
    parent && {
      items: [{ text: common('links').home, href: '/home' }, parent, { text: title }],
      labels: { navigation: common('breadcrumbs').label },
    }
  );
}
