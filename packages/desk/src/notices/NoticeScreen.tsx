import { Alert, Button, SegmentedControl, Select, Stack, TextArea, useClock } from '@tand/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noticeUrgencies, type Notice, contentLanguages } from '@tand/festival';
import type { DeskNotices } from '@tand/festival/desk';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { call, DeskError, failureOf } from '../api/call.ts';
import { refetch, useDesk } from '../api/useDesk.ts';
import { Screen } from '../app/Screen.tsx';
import { Column } from '../app/Shell.styles.ts';
import { toField } from '../app/when.ts';
import type { Groups } from '../drafts/draft.ts';
import { useEntryDraft } from '../drafts/useEntryDraft.ts';
import { Conflicts } from '../parts/Conflicts.tsx';
import { useFieldLink } from '../parts/fieldLink.ts';
import { Problems } from '../parts/Problems.tsx';
import { failureText, LoadedScreen, MissingScreen } from '../parts/Loaded.tsx';
import { MomentField } from '../parts/TimeField.tsx';
import { useTexts } from '../texts/texts.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { noticeState } from './noticeState.ts';

const groups: Groups<Notice> = { text: ['text'], page: ['page'], from: ['from'], until: ['until'], urgency: ['urgency'] };
const pages = ['', 'home', 'schedule', 'tickets', 'news', 'esports', 'faq', 'universe/districts'] as const;
const most = 200;
const hour = 3_600_000;

export function NoticeScreen() {
  const { t } = useTexts();
  const query = useDesk('notices');
  return (
    <LoadedScreen query={query} title={t('notices.one')} back={{ href: '/notices', label: t('notices.title') }}>
      {data => <Edit {...data} />}
    </LoadedScreen>
  );
}

function freshNotice(now: number): Notice {
  const from = Math.floor(now / 60_000) * 60_000;
  return {
    id: '',
    text: { sv: '', en: '' },
    page: '',
    from: new Date(from).toISOString(),
    until: new Date(from + 2 * hour).toISOString(),
    urgency: 'notable',
  };
}

function Edit({ notices, revision }: DeskNotices) {
  const { t } = useTexts();
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const client = useQueryClient();
  const navigate = useNavigate();
  const clock = useClock();
  const now = notices.find(notice => notice.id === id);
  const [fresh] = useState(() => freshNotice(clock.now()));
  const { mine, isUnsent, conflicts, change, choose, drop } = useEntryDraft(`notice:${id}`, now, fresh, groups);
  const [isTried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => {
      drop();
      void navigate('/notices');
    },
    onSettled: () => void refetch(client),
  });
  useFieldLink(() => {});
  const back = { href: '/notices', label: t('notices.title') };
  if (!isNew && !now) return <MissingScreen title={t('notices.one')} back={back} text={t('notices.missing')} />;
  const isOver = now && noticeState(now, clock.now()) === 'over';
  const missingFields = contentLanguages.filter(language => !mine.text[language].trim());
  const isBackwards = mine.until <= mine.from;
  const save = () => {
    if (missingFields.length > 0 || isBackwards || conflicts.length > 0) return setTried(true);
    const { id: _, ...rest } = mine;
    return send.mutate(() => call('notices/save', { base: revision, notice: isNew ? rest : { id, ...rest } }));
  };
  const isKnown = pages.some(page => page === mine.page);
  return (
    <Screen
      title={isNew ? t('notices.add') : t('notices.one')}
      back={back}
      action={
        <Button aria-disabled={send.isPending || undefined} onClick={() => !send.isPending && save()}>
          {send.isPending ? t('publish.sending') : now ? t('notices.save') : t('notices.show')}
        </Button>
      }
    >
      <Column>
        {send.error && (
          <Alert tone="danger" title={t('publish.failed')}>
            <p>{failureText(t, failureOf(send.error))}</p>
            <Problems problems={send.error instanceof DeskError ? send.error.refusal?.problems : undefined} />
          </Alert>
        )}
        <Conflicts
          conflicts={conflicts}
          textOf={(group, whose) => noticeText((whose === 'mine' ? mine : now)!, group)}
          labelOf={group => t(`fields.${group as 'text' | 'page' | 'from' | 'until' | 'urgency'}`)}
          onChoose={choose}
        />
        {contentLanguages.map(language => (
          <TextArea
            key={language}
            name={`text.${language}`}
            label={`${t('fields.text')} · ${t(`languages.${language}`)}`}
            lang={language}
            rows={2}
            maxLength={most}
            value={mine.text[language]}
            hint={t('notices.left', { count: most - mine.text[language].length })}
            error={isTried && missingFields.includes(language) ? t('notices.textMissing') : undefined}
            onValueChange={text => change({ ...mine, text: { ...mine.text, [language]: text } })}
          />
        ))}
        <SegmentedControl
          label={t('fields.urgency')}
          hasVisibleLabel
          options={noticeUrgencies.map(value => ({ value, label: t(`notices.urgencies.${value}`) }))}
          value={mine.urgency}
          onValueChange={value => change({ ...mine, urgency: noticeUrgencies.find(one => one === value) ?? 'notable' })}
        />
        <Select name="page" label={t('notices.page')} value={mine.page} onValueChange={page => change({ ...mine, page })}>
          {pages.map(page => (
            <option key={page} value={page}>
              {page ? t(`notices.pages.${page}`) : t('notices.wholeSite')}
            </option>
          ))}
          {!isKnown && <option value={mine.page}>/{mine.page}</option>}
        </Select>
        <MomentField name="from" label={t('fields.from')} value={mine.from} onValueChange={from => change({ ...mine, from })} />
        <MomentField
          name="until"
          label={t('fields.until')}
          value={mine.until}
          error={isBackwards ? t('notices.backwards') : undefined}
          onValueChange={until => change({ ...mine, until })}
        />
        <section aria-label={t('notices.preview')}>
          <p>
            <strong>{t('notices.preview')}</strong>
          </p>
          {contentLanguages.map(language => (
            <NoticeLine key={language} lang={language} text={mine.text[language] || '…'} urgency={mine.urgency} from={mine.from} />
          ))}
        </section>
        <Stack direction="row" gap={3}>
          {now && !isOver && (
            <Button variant="ghost" onClick={() => send.mutate(() => call('notices/end', { base: revision, id }))}>
              {t('notices.end')}
            </Button>
          )}
          {isUnsent && (
            <Button variant="ghost" onClick={drop}>
              {t('item.revert')}
            </Button>
          )}
        </Stack>
      </Column>
    </Screen>
  );

  function noticeText(notice: Notice, group: string): string {
    if (group === 'text') return `${notice.text.sv} / ${notice.text.en}`;
    if (group === 'from' || group === 'until') return toField(notice[group]).replace('T', ' ');
    return group === 'urgency' ? t(`notices.urgencies.${notice.urgency}`) : notice.page || t('notices.wholeSite');
  }
}
