import { LinkProvider, LocaleProvider, ProseNodes } from '@tand/ui';
import { Article } from '@tand/ui-festival/sections/Article';
import { conceptImage, isExternalUrl, readingMinutes, type ContentLang } from '@tand/festival';
import type { DeskArticle } from '@tand/festival/desk';
import { parseMarkdown } from '@tand/festival/markdown';
import { useDeferredValue, useMemo } from 'react';
import { longDate } from '../app/when.ts';
import { useTexts } from '../texts/texts.ts';
import { topicName } from './topics.ts';
import { PreviewFrame } from './News.styles.ts';

export function Preview({ article, lang, published }: { article: DeskArticle; lang: ContentLang; published: string }) {
  const { t } = useTexts();
  const body = useDeferredValue(article.body[lang]);
  const nodes = useMemo(() => parseMarkdown(body), [body]);
  const link = article.linkUrl ?? article.routerLink;
  const minutes = readingMinutes(body);
  return (
    <PreviewFrame role="region" aria-label={t('news.preview')} lang={lang} inert>
      <LocaleProvider lang={lang}>
        <LinkProvider>
          <Article
            back={{ text: t(`preview.back.${lang}`), href: '/news' }}
            category={article.topic && topicName(article.topic, lang)}
            title={article.headline[lang] || t('news.untitled')}
            lead={article.preamble[lang]}
            published={{ text: longDate(published, lang), dateTime: published }}
            byline={[article.author, ...(minutes > 0 ? [t(`preview.minutes.${lang}`, { minutes })] : [])]}
            image={{ src: article.image || conceptImage, width: 1200, height: 675 }}
            caption={article.imageCaption[lang]}
            more={link ? { text: article.linkText[lang] || link, href: link, isExternal: isExternalUrl(link) } : undefined}
          >
            <ProseNodes nodes={nodes} />
          </Article>
        </LinkProvider>
      </LocaleProvider>
    </PreviewFrame>
  );
}
