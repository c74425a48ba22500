import { edition } from '@edition/edition.ts';
import { editionName } from '@tand/festival';
import { useTranslation } from 'react-i18next';
import { href, languages, useLang } from '@tand/runtime/i18n';
import { FeedLinks } from '../seo/FeedLinks.tsx';
import { titleLength } from './format.ts';
import { usePageHandle } from './usePageHandle.ts';

export interface HeadProps {
  /** The page's part of the title; the festival's name is added. */
  title: string;
  description: string;
  keywords?: string;
  /** Path below the language. Default: that of the page. */
  path?: string | undefined;
  /** Name of the Open Graph picture, /img/og/{image}-{lang}.png. Default: that of the page's copy. */
  image?: string | undefined;
  /** Query that the visitor's choice adds to the shared address and its picture. Default: ''. */
  choice?: string | undefined;
  isHidden?: boolean;
  article?: { published: string; modified?: string; author: string };
}

const locales = { sv: 'sv_SE', en: 'en_GB' } as const;

/** Search engines cut titles at about 60 characters: the festival's name is added where it fits and is missing (META-8). */
export function headTitle(title: string): string {
  const name = editionName(edition);
  const full = `${title} | ${name}`;
  return full.length > titleLength || title.includes(name) ? title : full;
}

/** The page's tags in `<head>` (META-1); React hoists them. Canonical is the address with language, `x-default` Swedish. */
export function Head({ title, description, keywords, path: own, image: picture, choice = '', isHidden = false, article }: HeadProps) {
  const page = usePageHandle();
  const path = own ?? page?.path ?? '';
  const image = picture ?? page?.texts[0] ?? 'home';
  const lang = useLang();
  const { t } = useTranslation('common');
  const full = headTitle(title);
  const url = (of: (typeof languages)[number]) => edition.siteUrl + href(of, path);
  const alt = t('meta.pictureAlt', { title });
  const src = `${edition.siteUrl}/img/og/${image}-${lang}.png${choice}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords ?? t('meta.keywords')} />
      {(isHidden || __REVIEW__) && <meta name="robots" content="noindex" />}
      {!isHidden && <link rel="canonical" href={url(lang)} />}
      {!isHidden && languages.map(other => <link key={other} rel="alternate" hrefLang={other} href={url(other)} />)}
      {!isHidden && <link rel="alternate" hrefLang="x-default" href={url('sv')} />}
      {!isHidden && <FeedLinks lang={lang} title={headTitle(t('links.news'))} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={editionName(edition)} />
      <meta property="og:locale" content={locales[lang]} />
      {languages.flatMap(other => (other === lang ? [] : <meta key={other} property="og:locale:alternate" content={locales[other]} />))}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url(lang) + choice} />
      <meta property="og:image" content={src} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      {article && <meta property="article:author" content={article.author} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={src} />
      <meta name="twitter:image:alt" content={alt} />
      <meta name="theme-color" content={__PAPER__.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={__PAPER__.night} media="(prefers-color-scheme: dark)" />
    </>
  );
}
