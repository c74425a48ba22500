import { edition } from '@edition/edition.ts';
import { editionName } from '@tand/festival';
import { useLang } from '@tand/runtime/i18n';
import { FeedLinks, HeadTags, type HeadTagsProps, usePageHandle } from '@tand/runtime/render';
import { useTranslation } from 'react-i18next';
import { titleLength } from './format.ts';

export interface HeadProps extends Pick<HeadTagsProps, 'choice' | 'isHidden' | 'article'> {
  /** The page's part of the title; the festival's name is added. */
  title: string;
  description: string;
  keywords?: string;
  /** Path below the language. Default: that of the page. */
  path?: string | undefined;
  /** Name of the Open Graph picture. Default: that of the page's copy. */
  image?: string | undefined;
}

/** Search engines cut titles at about 60 characters: the festival's name is added where it fits and is missing (META-8). */
export function headTitle(title: string): string {
  const name = editionName(edition);
  const full = `${title} | ${name}`;
  return full.length > titleLength || title.includes(name) ? title : full;
}

/** The page's tags in `<head>`, with the edition's words. */
export function Head({ title, keywords, path, image, ...rest }: HeadProps) {
  const page = usePageHandle();
  const lang = useLang();
  const { t } = useTranslation('common');
  return (
    <HeadTags
      {...rest}
      title={headTitle(title)}
      keywords={keywords ?? t('meta.keywords')}
      siteName={editionName(edition)}
      siteUrl={edition.siteUrl}
      defaultLanguage={edition.defaultLanguage}
      path={path ?? page?.path ?? ''}
      image={image ?? page?.texts[0] ?? 'home'}
      imageAlt={t('meta.pictureAlt', { title })}
      paper={__PAPER__}
    >
      <FeedLinks lang={lang} title={headTitle(t('links.news'))} />
    </HeadTags>
  );
}
