import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { langInPath } from '../language.ts';
import { href as hrefIn } from '../sitemap.ts';
import { useLang } from './useLang.ts';

const isFile = (path: string) => /\.\w{2,5}$/.test(path.split(/[?#]/)[0]!);

/** The router's link for the design system: plain paths get the page's language, files and fragments stay plain links. */
export function SiteLink({ href = '', children, ...rest }: ComponentPropsWithRef<'a'>) {
  const lang = useLang();
  if (!href.startsWith('/') || isFile(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={langInPath(href) ? href : hrefIn(lang, href)} {...rest}>
      {children}
    </Link>
  );
}
