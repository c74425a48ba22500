import { Alert, Button, DiffRow, EmptyState } from '@tand/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DeskNote, DeskRevision } from '@tand/festival/desk';
import { Navigate } from 'react-router-dom';
import { failureOf, page } from '../api/call.ts';
import { useDesk } from '../api/useDesk.ts';
import { Screen } from '../app/Screen.tsx';
import { Column } from '../app/Shell.styles.ts';
import { shortTime } from '../app/when.ts';
import { failureText, Loading } from '../parts/Loaded.tsx';
import { fieldText } from '../parts/Problems.tsx';
import { mayPublish } from '../programme/TrayAction.tsx';
import { useTexts, type Translate } from '../texts/texts.ts';
import { documentDiff } from './documentDiff.ts';
import { part, RevisionBox, RevisionNumber } from './History.styles.ts';
import { Undo } from './Undo.tsx';

const pageSize = 20;

/** CREW-11 */
export function HistoryScreen() {
  const { t } = useTexts();
  const history = useInfiniteQuery({
    queryKey: ['history'],
    queryFn: ({ pageParam }) => page('history', pageParam, pageSize),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: revisions => (revisions.length === pageSize ? revisions.at(-1)?.number : undefined),
  });
  const revisions = history.data?.pages.flat();
  const failure = history.error && failureOf(history.error);
  if (failure === 'signIn') return <Navigate to="/sign-in" state={{ from: '/history' }} replace />;
  return (
    <Screen title={t('history.title')}>
      <Column>
        {failure && (
          <Alert tone="danger" title={t('failures.title')}>
            {failureText(t, failure)}
          </Alert>
        )}
        {!revisions && !failure && <Loading />}
        {revisions?.length === 0 && <EmptyState title={t('history.empty')} />}
        {revisions?.map(revision => (
          <Revision key={revision.number} revision={revision} />
        ))}
        {history.hasNextPage && (
          <Button variant="ghost" onClick={() => void history.fetchNextPage()}>
            {history.isFetchingNextPage ? t('loading') : t('more')}
          </Button>
        )}
      </Column>
    </Screen>
  );
}

const noteText = (t: Translate, { code, what }: DeskNote) =>
  code === 'text' ? what || t('history.noNote') : t(`history.notes.${code}`, { what });

function Revision({ revision: { origin, number, at, author, note, changes, canUndo } }: { revision: DeskRevision }) {
  const { t, lang } = useTexts();
  const { data: session } = useDesk('session');
  const labels = { before: t('diff.before'), after: t('diff.after'), nothing: t('diff.nothing') };
  const shown = changes.slice(0, 12);
  return (
    <RevisionBox as="article" aria-labelledby={`revision-${number}`}>
      <RevisionNumber aria-hidden="true">{number}</RevisionNumber>
      <div>
        <h2 id={`revision-${number}`}>{noteText(t, note)}</h2>
        <p {...part.who}>
          {author || t('history.files')}&nbsp;· <time dateTime={at}>{shortTime(at, lang)}</time>
        </p>
        {changes.length > 0 && (
          <details>
            <summary>{t('history.changes', { count: changes.length })}</summary>
            <div>
              {shown.map(({ kind, id, name, before, after }) => (
                <section key={`${kind} ${id}`}>
                  <h3>
                    {t(`kindsOfEntry.${kind}`)}: {name[lang] || name.sv || name.en || id}
                    {!before && ` (${t('history.added')})`}
                    {!after && ` (${t('history.removed')})`}
                  </h3>
                  {documentDiff(before, after).map(({ field, ...row }) => (
                    <DiffRow key={field} label={fieldText(t, lang, field)} {...row} labels={labels} />
                  ))}
                </section>
              ))}
              {changes.length > shown.length && <p>{t('history.andMore', { count: changes.length - shown.length })}</p>}
            </div>
          </details>
        )}
        {mayPublish(session) && canUndo && <Undo revision={{ origin, number }} />}
      </div>
    </RevisionBox>
  );
}
