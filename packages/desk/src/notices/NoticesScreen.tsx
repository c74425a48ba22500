import { Button, EmptyState, Link, useNow } from '@tand/ui';
import type { DeskNotices } from '@tand/festival/desk';
import { useDesk } from '../api/useDesk.ts';
import { Screen } from '../app/Screen.tsx';
import { Column } from '../app/Shell.styles.ts';
import { shortTime } from '../app/when.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { GroupTitle } from '../parts/List.styles.ts';
import { mayPublish } from '../programme/TrayAction.tsx';
import { useTexts } from '../texts/texts.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { NoticeCard } from './Notices.styles.ts';
import { noticeState } from './noticeState.ts';

export function NoticesScreen() {
  const { t } = useTexts();
  const query = useDesk('notices');
  const { data: session } = useDesk('session');
  return (
    <Screen title={t('notices.title')} action={mayPublish(session) && <Button href="/notices/new">{t('notices.add')}</Button>}>
      <Column>
        <Loaded query={query}>{data => <Notices {...data} />}</Loaded>
      </Column>
    </Screen>
  );
}

function Notices({ notices }: DeskNotices) {
  const { t, lang } = useTexts();
  const now = useNow() ?? 0;
  if (notices.length === 0) return <EmptyState title={t('notices.empty')}>{t('notices.emptyText')}</EmptyState>;
  return (['shown', 'to come', 'over'] as const).map(state => {
    const list = notices.filter(notice => noticeState(notice, now) === state);
    if (list.length === 0) return null;
    return (
      <section key={state}>
        <GroupTitle>{t(`notices.states.${state}`)}</GroupTitle>
        {list.map(({ id, text, urgency, from, until, page }) => (
          <NoticeCard as="article" key={id}>
            <Link href={`/notices/${id}`}>
              <NoticeLine text={text[lang]} urgency={urgency} from={from} lang={lang} />
            </Link>
            <p>
              {shortTime(from, lang)} – {shortTime(until, lang)}&nbsp;· {page ? `/${page}` : t('notices.wholeSite')}
            </p>
          </NoticeCard>
        ))}
      </section>
    );
  });
}
