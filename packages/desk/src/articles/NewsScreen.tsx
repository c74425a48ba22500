import { contentLanguages } from '@tand/festival';
import { Badge, Button, EmptyState, Link } from '@tand/ui';
import { deskNewsStates, type DeskNews, type DeskNewsItem } from '@tand/festival/desk';
import { useDesk } from '../api/useDesk.ts';
import { Screen } from '../app/Screen.tsx';
import { Column } from '../app/Shell.styles.ts';
import { shortTime } from '../app/when.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Entries, GroupTitle } from '../parts/List.styles.ts';
import { useTexts } from '../texts/texts.ts';

export function NewsScreen() {
  const { t } = useTexts();
  const query = useDesk('news');
  return (
    <Screen title={t('news.title')} action={<Button href="/news/new">{t('news.write')}</Button>}>
      <Column>
        <Loaded query={query}>{data => <News {...data} />}</Loaded>
      </Column>
    </Screen>
  );
}

function News({ items }: DeskNews) {
  const { t } = useTexts();
  if (items.length === 0) return <EmptyState title={t('news.empty')} />;
  return deskNewsStates.map(state => {
    const list = items.filter(item => item.state === state);
    if (list.length === 0) return null;
    return (
      <section key={state} aria-labelledby={`news-${state}`}>
        <GroupTitle id={`news-${state}`}>{t(`news.states.${state}`)}</GroupTitle>
        <Entries role="list">
          {list.map(item => (
            <Article key={item.id} item={item} />
          ))}
        </Entries>
      </section>
    );
  });
}

function Article({ item: { id, headline, author, publishedDate, missingFields } }: { item: DeskNewsItem }) {
  const { t, lang } = useTexts();
  const missingLanguages = contentLanguages.filter(language => missingFields.some(field => field.startsWith(`${language}.`)));
  return (
    <li>
      <Link href={`/news/${id}`}>{headline[lang] || headline.sv || headline.en || t('news.untitled')}</Link>
      <p>
        <span>{shortTime(publishedDate, lang)}</span>
        <span>{author}</span>
        {missingLanguages.map(language => (
          <Badge key={language} tone="danger">
            {t('news.lacksIn', { language: t(`languages.${language}`) })}
          </Badge>
        ))}
      </p>
    </li>
  );
}
