import { Alert, AlertDialog, Button, Dialog, RadioGroup, SegmentedControl, Select, Stack, TextArea, TextField, useClock } from '@tand/ui';
import { isExternalUrl, type ContentLang, contentLanguages } from '@tand/festival';
import { missingFieldsOf, type DeskArticle, type DeskNews, type DeskNewsItem, type DeskSession } from '@tand/festival/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { call, DeskError } from '../api/call.ts';
import { refetch, useDesk } from '../api/useDesk.ts';
import { Screen } from '../app/Screen.tsx';
import { Column } from '../app/Shell.styles.ts';
import { shortTime } from '../app/when.ts';
import { useIsSaving } from '../drafts/savedState.ts';
import { useEntryDraft } from '../drafts/useEntryDraft.ts';
import { Conflicts } from '../parts/Conflicts.tsx';
import { useFieldLink } from '../parts/fieldLink.ts';
import { Problems } from '../parts/Problems.tsx';
import { failureText, Loaded, MissingScreen } from '../parts/Loaded.tsx';
import { MomentField } from '../parts/TimeField.tsx';
import { useIsWide } from '../parts/useIsWide.ts';
import { More } from '../programme/Item.styles.ts';
import { mayPublish } from '../programme/TrayAction.tsx';
import { languageInText, useTexts } from '../texts/texts.ts';
import { topicName } from './topics.ts';
import { articleGroups, articleOf, freshArticle } from './article.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { MissingFields, Writing } from './News.styles.ts';
import { PictureField } from './PictureField.tsx';
import { Preview } from './Preview.tsx';

/** CREW-7 */
export function ArticleScreen() {
  const { t } = useTexts();
  const news = useDesk('news');
  const session = useDesk('session');
  const { id = 'new' } = useParams();
  if (news.data && session.data) return <Edit key={id} id={id} news={news.data} session={session.data} />;
  return (
    <Screen title={t('news.one')} back={{ href: '/news', label: t('news.title') }}>
      <Loaded query={news}>{() => null}</Loaded>
    </Screen>
  );
}

function Edit({ id, news, session }: { id: string; news: DeskNews; session: DeskSession }) {
  const { t, lang } = useTexts();
  const clock = useClock();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isSaving = useIsSaving();
  const isWide = useIsWide(1200);
  const item = news.items.find(one => String(one.id) === id);
  const now = useMemo(() => item && articleOf(item), [item]);
  const fresh = useMemo(() => freshArticle(session.person.name), [session]);
  const { mine, isUnsent, conflicts, change, choose, drop } = useEntryDraft<DeskArticle>(`news:${id}`, now, fresh, articleGroups);
  const [writtenIn, setWrittenIn] = useState<ContentLang>(lang);
  useFieldLink(setWrittenIn);
  const [isPreview, setPreview] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const arrived = useLocation().state as { done?: string } | null;
  const [state, setState] = useState<{ isSending?: boolean; error?: DeskError; done?: string; isTried?: boolean }>(arrived ?? {});
  const back = { href: '/news', label: t('news.title') };
  if (id !== 'new' && !item) return <MissingScreen title={t('news.one')} back={back} text={t('news.missing')} />;

  const missingFields = missingFieldsOf(mine);
  const isOut = item?.state === 'published';
  const isEditor = mayPublish(session);
  const send = async (work: () => Promise<{ item: DeskNewsItem }>, done: string, isSaved = true) => {
    setState({ isSending: true });
    try {
      const answer = await work();
      if (isSaved) drop();
      await refetch(client);
      setState({ done });
      if (id === 'new') void navigate(`/news/${answer.item.id}`, { replace: true, state: { done } });
    } catch (error) {
      setState({ error: error instanceof DeskError ? error : new DeskError('fault', { cause: error }) });
      await refetch(client);
    }
    setAsking(false);
  };
  const saved = async (base = news.revision) => (isUnsent || !item ? call('news/save', { base, article: mine }) : { item, revision: base });
  const save = () => {
    if (!mine.headline.sv.trim() && !mine.headline.en.trim()) return setState({ isTried: true });
    return void send(() => saved(), isOut ? t('news.savedOut') : t('news.saved'));
  };
  const publish = (at: string | undefined) =>
    void send(
      async () => {
        const { item: stored, revision } = await saved();
        return call('news/publish', { base: revision, id: stored.id, ...(at && { at }) });
      },
      at ? t('news.scheduled', { at: shortTime(at, lang) }) : t('news.published'),
    );
  const isHeld = state.isSending || conflicts.length > 0;
  const field = (name: 'headline' | 'preamble' | 'body' | 'imageCaption' | 'linkText') => ({
    name: `${name}.${writtenIn}`,
    label: t(`fields.${name}`),
    lang: writtenIn,
    value: mine[name][writtenIn],
    error: state.isTried && missingFields.includes(`${writtenIn}.${name}`) ? t('news.fieldMissing') : undefined,
    onValueChange: (text: string) => change({ ...mine, [name]: { ...mine[name], [writtenIn]: text } }),
  });
  const preview = <Preview article={mine} lang={writtenIn} published={item?.publishedDate ?? new Date(clock.now()).toISOString()} />;
  return (
    <Screen
      title={mine.headline[lang] || mine.headline.sv || mine.headline.en || t('news.write')}
      back={back}
      action={
        <>
          <Button
            variant={isOut || !isEditor ? 'primary' : 'ghost'}
            aria-disabled={isHeld || (!isUnsent && Boolean(item)) || undefined}
            onClick={() => !isHeld && (isUnsent || !item) && save()}
          >
            {state.isSending ? t('publish.sending') : isOut ? t('news.saveOut') : t('news.save')}
          </Button>
          {isEditor && !isOut && (
            <Button
              aria-disabled={isHeld || undefined}
              onClick={() => {
                if (isHeld) return;
                setState({ isTried: true });
                setAsking(true);
              }}
            >
              {t('news.publish')}
            </Button>
          )}
        </>
      }
    >
      <Writing>
        <Column>
          {state.done && <Alert tone="success">{state.done}</Alert>}
          {!isSaving && <Alert tone="warning">{t('publish.notKept')}</Alert>}
          {state.error && (
            <Alert tone="danger" title={t('publish.failed')}>
              <p>{failureText(t, state.error.failure)}</p>
              <Problems problems={state.error.refusal?.problems} />
              <p>{t('publish.nothingLost')}</p>
            </Alert>
          )}
          <Conflicts
            conflicts={conflicts}
            labelOf={group => t(`fields.${group as 'headline'}`)}
            textOf={(group, whose) => groupText(whose === 'mine' ? mine : now!, group)}
            onChoose={choose}
          />
          {item && (
            <Life
              item={item}
              isEditor={isEditor}
              isUnsent={isUnsent}
              onDrop={drop}
              onRevoke={() => void send(async () => ({ item, ...(await call('news/revoke', { id: item.id })) }), t('news.revoked'), false)}
              onWithdraw={() => void send(() => call('news/withdraw', { base: news.revision, id: item.id }), t('news.withdrawn'))}
            />
          )}
          <SegmentedControl
            label={t('news.language')}
            options={contentLanguages.map(value => ({
              value,
              label: t(`languages.${value}`),
              mark: missingFields.some(name => name.startsWith(`${value}.`)) ? t('missing') : undefined,
            }))}
            value={writtenIn}
            onValueChange={value => setWrittenIn(value === 'en' ? 'en' : 'sv')}
          />
          {!isWide && (
            <SegmentedControl
              label={t('programme.view')}
              options={[
                { value: 'write', label: t('news.viewWrite') },
                { value: 'preview', label: t('news.preview') },
              ]}
              value={isPreview ? 'preview' : 'write'}
              onValueChange={value => setPreview(value === 'preview')}
            />
          )}
          {isPreview && !isWide ? (
            preview
          ) : (
            <>
              <TextArea {...field('headline')} rows={2} maxLength={500} required />
              <TextArea {...field('preamble')} rows={3} maxLength={2000} />
              <MarkdownField {...field('body')} rows={12} />
              <PictureField article={mine} onChange={change} isTried={state.isTried ?? false} />
              <TextField {...field('imageCaption')} />
              <Select name="topic" label={t('fields.topic')} value={mine.topic} onValueChange={topic => change({ ...mine, topic })}>
                <option value="">{t('news.noTopic')}</option>
                {news.topics.map(topic => (
                  <option key={topic} value={topic}>
                    {topicName(topic, lang)}
                  </option>
                ))}
              </Select>
              <TextField
                name="author"
                label={t('fields.author')}
                value={mine.author}
                onValueChange={author => change({ ...mine, author })}
              />
              <More>
                <summary>{t('fields.link')}</summary>
                <div>
                  <TextField
                    name="url"
                    label={t('fields.slug')}
                    hint={t('item.linkHint')}
                    value={mine.linkUrl ?? mine.routerLink ?? ''}
                    onValueChange={to => {
                      const { linkUrl: _url, routerLink: _path, ...rest } = mine;
                      change(!to ? rest : isExternalUrl(to) ? { ...rest, linkUrl: to } : { ...rest, routerLink: to });
                    }}
                  />
                  <TextField {...field('linkText')} />
                </div>
              </More>
            </>
          )}
        </Column>
        {isWide && preview}
      </Writing>
      <PublishDialog
        open={isAsking}
        missingFields={missingFields}
        isSending={state.isSending ?? false}
        onClose={() => setAsking(false)}
        onPublish={publish}
      />
    </Screen>
  );
}

const groupText = (article: DeskArticle, group: string): string =>
  (articleGroups[group] ?? [])
    .map(name => article[name])
    .map(value => (typeof value === 'object' ? `${value.sv}\n${value.en}` : String(value ?? '')))
    .join('\n');

interface LifeProps {
  item: DeskNewsItem;
  isEditor: boolean;
  isUnsent: boolean;
  onDrop: () => void;
  onRevoke: () => void;
  onWithdraw: () => void;
}

function Life({ item, isEditor, isUnsent, onDrop, onRevoke, onWithdraw }: LifeProps) {
  const { t, lang } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { state, publishedDate, addresses } = item;
  const canWithdraw = isEditor && (state === 'published' || state === 'to come');
  return (
    <Alert tone={isUnsent ? 'warning' : 'info'} title={t(`news.stateText.${state}`, { at: shortTime(publishedDate, lang) })}>
      {isUnsent && <p>{t('news.unsent')}</p>}
      <p>
        {contentLanguages.map((language, index) => (
          <span key={language}>
            {index > 0 && '\u00a0· '}
            <a href={addresses[language]} target="_blank" rel="noopener noreferrer">
              {state === 'published' ? t('news.open') : t('news.previewLink')} ({languageInText(t, lang, language)})
            </a>
          </span>
        ))}
      </p>
      <Stack direction="row" gap={3}>
        {state !== 'published' && (
          <Button size="small" variant="ghost" onClick={onRevoke}>
            {t('news.revoke')}
          </Button>
        )}
        {canWithdraw && (
          <Button size="small" variant="ghost" onClick={() => setAsking(true)}>
            {t('news.withdraw')}
          </Button>
        )}
        {isUnsent && (
          <Button size="small" variant="ghost" onClick={onDrop}>
            {t('item.revert')}
          </Button>
        )}
      </Stack>
      <AlertDialog
        open={isAsking}
        title={t('news.withdrawAsk')}
        labels={{ cancel: t('cancel'), confirm: t('news.withdrawSure') }}
        onOpenChange={setAsking}
        onConfirm={onWithdraw}
      >
        {t('news.withdrawEffect')}
      </AlertDialog>
    </Alert>
  );
}

interface PublishDialogProps {
  open: boolean;
  missingFields: readonly string[];
  isSending: boolean;
  onClose: () => void;
  onPublish: (at: string | undefined) => void;
}

function PublishDialog({ open, missingFields, isSending, onClose, onPublish }: PublishDialogProps) {
  const { t } = useTexts();
  const clock = useClock();
  const [when, setWhen] = useState('now');
  const [at, setAt] = useState(() => new Date(Math.ceil(clock.now() / 3_600_000 + 0.5) * 3_600_000).toISOString());
  return (
    <Dialog open={open} title={t('news.publish')} labels={{ close: t('close') }} onOpenChange={onClose}>
      {missingFields.length > 0 ? (
        <Column>
          <p>{t('news.lacks')}</p>
          <MissingFields>
            {missingFields.map(name => {
              const [language, group] = name.split('.') as [ContentLang, 'headline'];
              return (
                <li key={name}>
                  {t(`fields.${group}`)} · {t(`languages.${language}`)}
                </li>
              );
            })}
          </MissingFields>
          <Button onClick={onClose}>{t('news.writeOn')}</Button>
        </Column>
      ) : (
        <Column>
          <RadioGroup
            name="when"
            label={t('news.when')}
            options={[
              { value: 'now', label: t('news.whenNow'), hint: t('news.whenNowHint') },
              { value: 'at', label: t('news.whenAt') },
            ]}
            value={when}
            onValueChange={setWhen}
          />
          {when === 'at' && <MomentField name="at" label={t('news.at')} value={at} onValueChange={setAt} />}
          <Button
            isFullWidth
            aria-disabled={isSending || undefined}
            onClick={() => !isSending && onPublish(when === 'now' ? undefined : at)}
          >
            {isSending ? t('publish.sending') : t('news.publish')}
          </Button>
        </Column>
      )}
    </Dialog>
  );
}
