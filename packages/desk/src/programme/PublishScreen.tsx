import { Alert, Button, DiffRow, Link, TextField } from '@tand/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { DeskBase, DeskChange, DeskClash, DeskProblem, DeskProgramme } from '@tand/festival/desk';
import { useState } from 'react';
import { DeskError, call } from '../api/call.ts';
import { refetch, useDesk } from '../api/useDesk.ts';
import { useIsOnline } from '../app/connection.ts';
import { Screen } from '../app/Screen.tsx';
import { Column } from '../app/Shell.styles.ts';
import { dayName } from '../app/when.ts';
import { useIsSaving } from '../drafts/savedState.ts';
import { Problems } from '../parts/Problems.tsx';
import { failureText, LoadedScreen, MissingScreen } from '../parts/Loaded.tsx';
import { Undo } from '../history/Undo.tsx';
import { useTexts } from '../texts/texts.ts';
import { changesOf, type ItemDraft, type ItemGroup } from './itemDraft.ts';
import { clockOf, diffOf, groupText, nameOf, whereOf } from './itemWords.ts';
import { Conflicts } from '../parts/Conflicts.tsx';
import { ChangeBox, ChangeHead, Quick } from './Publish.styles.ts';
import { mayPublish } from './TrayAction.tsx';
import { addAgain, choose, dropItems, trayChanges, type Meeting } from './tray.ts';
import { useCheck, useProgramme, useWork, type Work } from './useProgramme.ts';

/** CREW-5 */
export function PublishScreen() {
  const query = useProgramme();
  const { t } = useTexts();
  return (
    <LoadedScreen query={query} title={t('publish.title')} back={{ href: '/programme', label: t('programme.title') }}>
      {programme => <Publish programme={programme} />}
    </LoadedScreen>
  );
}

function Publish({ programme }: { programme: DeskProgramme }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const work = useWork(programme);
  const check = useCheck(work);
  const isOnline = useIsOnline();
  const isSaving = useIsSaving();
  const { data: session } = useDesk('session');
  const [state, setState] = useState<{ isSending?: boolean; error?: DeskError; done?: DeskBase; isWhyMissing?: boolean }>({});
  const { tray, meetings } = work;
  const drafts = Object.entries(tray.drafts);
  const problems = state.error?.refusal?.problems ?? check.data?.problems ?? [];
  const back = { href: '/programme', label: t('programme.title') };

  const publish = async () => {
    const why = tray.why.trim();
    if (!why) return setState({ isWhyMissing: true });
    setState({ isSending: true });
    const sent = Object.keys(tray.drafts);
    try {
      const { revision } = await call('programme/publish', { base: programme.revision, changes: trayChanges(tray), why });
      work.change(before => dropItems(before, sent));
      setState({ done: revision });
    } catch (error) {
      setState({ error: error instanceof DeskError ? error : new DeskError('fault', { cause: error }) });
    }
    await refetch(client);
    return undefined;
  };

  if (state.done !== undefined)
    return (
      <Screen title={t('publish.done')} back={back} action={<Button href="/programme">{t('programme.title')}</Button>}>
        <Column>
          <Alert tone="success" title={t('publish.doneTitle', { number: state.done.number })}>
            <p>{t('publish.doneText')}</p>
            <Undo revision={state.done} />
          </Alert>
        </Column>
      </Screen>
    );
  if (drafts.length === 0) return <MissingScreen title={t('publish.title')} back={back} text={t('publish.empty')} />;
  const isBlocked = meetings.length > 0 || problems.length > 0;
  return (
    <Screen
      title={t('publish.title')}
      back={back}
      action={
        mayPublish(session) ? (
          <Button
            aria-disabled={isBlocked || state.isSending || !isOnline || undefined}
            onClick={() => !isBlocked && !state.isSending && isOnline && void publish()}
          >
            {state.isSending ? t('publish.sending') : t('publish.send', { count: drafts.length })}
          </Button>
        ) : (
          <p>{t('publish.notYours')}</p>
        )
      }
    >
      <Column>
        {!isOnline && <Alert tone="warning">{t('publish.offline')}</Alert>}
        {!isSaving && <Alert tone="warning">{t('publish.notKept')}</Alert>}
        {state.error && state.error.failure !== 'invalid' && (
          <Alert tone="danger" title={t('publish.failed')}>
            <p>{failureText(t, state.error.failure)}</p>
            <p>{t('publish.nothingLost')}</p>
          </Alert>
        )}
        {drafts.map(([id, draft]) => (
          <Change
            key={id}
            id={id}
            draft={draft}
            work={work}
            meeting={meetings.find(one => one.id === id)}
            clashes={(check.data?.clashes ?? []).filter(({ items }) => items.includes(id))}
            problems={problemsOf(id, problems, trayChanges(tray))}
          />
        ))}
        {mayPublish(session) && (
          <div>
            <TextField
              label={t('publish.why')}
              hint={t('publish.whyHint')}
              required
              maxLength={300}
              value={tray.why}
              error={state.isWhyMissing && !tray.why.trim() ? t('publish.whyMissing') : undefined}
              onValueChange={why => work.change(before => ({ ...before, why }))}
            />
            <Quick>
              {(['late', 'technical', 'guest', 'mistake'] as const).map(reason => (
                <Button
                  key={reason}
                  size="small"
                  variant="ghost"
                  onClick={() => work.change(before => ({ ...before, why: t(`publish.reasons.${reason}`) }))}
                >
                  {t(`publish.reasons.${reason}`)}
                </Button>
              ))}
            </Quick>
          </div>
        )}
      </Column>
    </Screen>
  );
}

const problemsOf = (id: string, problems: readonly DeskProblem[], changes: readonly DeskChange[]) =>
  problems.filter(({ change }) => change !== undefined && changes[change]?.id === id);

interface ChangeProps {
  id: string;
  draft: ItemDraft;
  work: Work;
  meeting: Meeting | undefined;
  clashes: readonly DeskClash[];
  problems: readonly DeskProblem[];
}

function Change({ id, draft, work, meeting, clashes, problems }: ChangeProps) {
  const { t, lang } = useTexts();
  const { places, days } = work.programme;
  const words = { t, lang, places };
  const labels = { before: t('diff.before'), after: t('diff.after'), nothing: t('diff.nothing') };
  const name = nameOf(draft.mine, lang) || t('item.new');
  const old = clashes.filter(({ isOld }) => isOld);
  return (
    <ChangeBox aria-labelledby={`change-${id}`}>
      <ChangeHead>
        <h2 id={`change-${id}`}>
          <Link href={`/programme/${id}`}>{name}</Link>
        </h2>
        <Button
          size="small"
          variant="ghost"
          aria-label={t('publish.dropNamed', { name })}
          onClick={() => work.change(tray => dropItems(tray, [id]))}
        >
          {t('publish.drop')}
        </Button>
      </ChangeHead>
      {meeting && <Meet meeting={meeting} draft={draft} work={work} />}
      {!draft.base && (
        <DiffRow
          label={t('item.new')}
          after={`${dayName(days[draft.mine.day] ?? '', lang, 'weekday')} ${clockOf(draft.mine)} · ${whereOf(draft.mine, places, lang)}`}
          labels={labels}
        />
      )}
      {diffOf(draft, words)
        .filter(({ group }) => !meeting?.conflicts.includes(group))
        .map(({ group, ...row }) => (
          <DiffRow key={group} {...row} labels={labels} />
        ))}
      {problems.length > 0 && (
        <Alert tone="danger" title={t('publish.problem')}>
          <Problems problems={problems} screen={`/programme/${id}`} />
        </Alert>
      )}
      <Clashes clashes={clashes.filter(({ isOld }) => !isOld)} id={id} work={work} />
      {old.length > 0 && (
        <details>
          <summary>{t('clash.before', { count: old.length })}</summary>
          <Clashes clashes={old} id={id} work={work} />
        </details>
      )}
      {changesOf(draft).length === 0 && !meeting && <p>{t('publish.noChange')}</p>}
    </ChangeBox>
  );
}

const Clashes = ({ clashes, ...rest }: { clashes: readonly DeskClash[]; id: string; work: Work }) =>
  clashes.map(clash => <Clash key={`${clash.items.join(' ')} ${clash.location ?? clash.host}`} clash={clash} {...rest} />);

function Clash({ clash, id, work }: { clash: DeskClash; id: string; work: Work }) {
  const { t, lang } = useTexts();
  const other = work.items.find(item => item.id === clash.items.find(one => one !== id));
  if (!other) return null;
  const values = {
    name: nameOf(other, lang),
    time: clockOf(other),
    place: whereOf(other, work.programme.places, lang),
    host: clash.host ?? '',
  };
  return (
    <Alert tone="warning" title={clash.host ? t('clash.host', values) : t('clash.place')}>
      <p>{t('clash.with', values)}</p>
    </Alert>
  );
}

/** CREW-6 */
function Meet({ meeting: { id, now, conflicts }, draft, work }: { meeting: Meeting; draft: ItemDraft; work: Work }) {
  const { t, lang } = useTexts();
  const words = { t, lang, places: work.programme.places };
  if (!now)
    return (
      <Alert tone="warning" title={t('meet.removed')}>
        <p>{t('meet.removedText')}</p>
        <Quick>
          <Button size="small" onClick={() => work.change(tray => dropItems(tray, [id]))}>
            {t('meet.letGo')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => work.change(tray => addAgain(tray, id))}>
            {t('meet.addAgain')}
          </Button>
        </Quick>
      </Alert>
    );
  return (
    <Conflicts
      conflicts={conflicts}
      labelOf={group => t(`fields.${group as ItemGroup}`)}
      textOf={(group, whose) => groupText(whose === 'mine' ? draft.mine : now, group as ItemGroup, words)}
      onChoose={(group, keep) => work.change(tray => choose(tray, now, group as ItemGroup, keep))}
    />
  );
}
