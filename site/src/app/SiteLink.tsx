import type { ComponentPropsWithRef } from 'react';
import { langInPath, href as hrefIn, useLang } from '@tand/runtime/i18n';

const isFile = (path: string) => /\.\w{2,5}$/.test(path.split(/[?#]/)[0]!);

/** Link of the design system: adds the language to plain paths. */
export function SiteLink({ href = '', children, ...rest }: ComponentPropsWithRef<'a'>) {
  const lang = useLang();
  const isPlain = href.startsWith('/') && !isFile(href) && !langInPath(href);
  return (
    <a href={isPlain ? hrefIn(lang, href) : href} {...rest}>
      {children}
    </a>
  );
}
