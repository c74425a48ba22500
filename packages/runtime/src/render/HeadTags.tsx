import { editionName, localeOf, pageTitle, type Edition } from '@tand/festival';
import { useTranslation } from 'react-i18next';
import { href, languages, useLang, type Lang } from '../i18n/index.ts';
import { FeedLinks } from './AlternateLinks.tsx';
import { usePageHandle } from './usePage.ts';

export interface HeadTagsProps {
  edition: Pick<Edition, 'name' | 'year' | 'siteUrl' | 'defaultLanguage'>;
  /** The page's part of the title; the festival's name is added if it fits (META-8). */
  title: string;
  description: string;
  /** Default: those of the site. */
  keywords?: string;
  /** Path below the language. Default: that of the page. */
  path?: string | undefined;
  /** Name of the Open Graph picture, /img/og/{image}-{lang}.png. Default: the page's own namespace. */
  image?: string | undefined;
  /** Query of the visitor's choice in the shared address. Default: ''. */
  choice?: string | undefined;
  /** Whether search engines exclude the page. Default: false. */
  isHidden?: boolean | undefined;
  article?: { published: string; modified?: string; author: string } | undefined;
  paper: { light: string; night: string };
}

const localeName = (lang: Lang) => localeOf(lang).replace('-', '_');

/** META-1 */
export function HeadTags({ edition, description, choice = '', isHidden = false, article, paper, ...own }: HeadTagsProps) {
  const lang = useLang();
  const page = usePageHandle();
  const { t } = useTranslation('common');
  const { siteUrl, defaultLanguage } = edition;
  const title = pageTitle(edition, own.title);
  const imageAlt = t('meta.pictureAlt', { title: own.title });
  const url = (of: Lang) => siteUrl + href(of, own.path ?? page?.path ?? '');
  const src = `${siteUrl}/img/og/${own.image ?? page?.texts[0] ?? 'home'}-${lang}.png${choice}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={own.keywords ?? t('meta.keywords')} />
      {(isHidden || __REVIEW__) && <meta name="robots" content="noindex" />}
      {!isHidden && <link rel="canonical" href={url(lang)} />}
      {!isHidden && languages.map(other => <link key={other} rel="alternate" hrefLang={other} href={url(other)} />)}
      {!isHidden && <link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />}
      {!isHidden && <FeedLinks lang={lang} title={pageTitle(edition, t('links.news'))} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={editionName(edition)} />
      <meta property="og:locale" content={localeName(lang)} />
      {languages.flatMap(other => (other === lang ? [] : <meta key={other} property="og:locale:alternate" content={localeName(other)} />))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url(lang) + choice} />
      <meta property="og:image" content={src} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      {article && <meta property="article:author" content={article.author} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={src} />
      <meta name="twitter:image:alt" content={imageAlt} />
      <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={paper.night} media="(prefers-color-scheme: dark)" />
    </>
  );
}
