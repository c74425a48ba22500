import { edition } from '@edition/edition.ts';
import { Alert, Button, Loader, Wordmark } from '@tand/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call, failureOf } from '../api/call.ts';
import { useTexts } from '../texts/texts.ts';
import { EntryFrame, Languages, Lid, Strike } from './Entry.styles.ts';
import { accept, canSign, entryFailure, signIn, type EntryFailure } from './passkeys.ts';
import type { DeskSession } from '@tand/festival/desk';
import { noteSignIn } from '../drafts/owner.ts';

function Entry({ title, children }: { title: string; children: ReactNode }) {
  const { t, lang, setLang } = useTexts();
  const other = lang === 'sv' ? 'en' : 'sv';
  useEffect(() => {
    document.title = `${title} · ${t('desk')}`;
  }, [title, t]);
  return (
    <EntryFrame id="main">
      <Lid>
        <Wordmark name={edition.name} label={edition.name} band="yellow" />
        <p>{t('desk')}</p>
      </Lid>
      <Strike>
        <h1>{title}</h1>
        {children}
        <Languages>
          <Button size="small" variant="ghost" lang={other} onClick={() => setLang(other)}>
            {t(`inItself.${other}`)}
          </Button>
        </Languages>
      </Strike>
    </EntryFrame>
  );
}

function useEntering(enter: () => Promise<DeskSession>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  const [failure, setFailure] = useState<EntryFailure>();
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const session = await enter();
      client.clear();
      client.setQueryData(['session'], session);
      noteSignIn(session);
      void navigate(state?.from ?? '/programme', { replace: true });
    } catch (error) {
      setFailure(entryFailure(error));
      setBusy(false);
    }
  };
  return { go: () => void (isBusy || go()), isBusy, failure };
}

function Failure({ failure }: { failure: EntryFailure | undefined }) {
  const { t } = useTexts();
  return failure ? <Alert tone="danger">{t(`failures.${failure}`)}</Alert> : null;
}

export function SignIn() {
  const { t } = useTexts();
  const { go, isBusy, failure } = useEntering(signIn);
  return (
    <Entry title={t('entry.signIn')}>
      <p>{canSign() ? t('entry.signInText') : t('failures.unable')}</p>
      <Failure failure={failure} />
      {canSign() && (
        <Button size="large" isFullWidth aria-disabled={isBusy || undefined} onClick={go}>
          {isBusy ? t('entry.waiting') : t('entry.strike')}
        </Button>
      )}
      <p>
        <small>{t('entry.lost')}</small>
      </p>
    </Entry>
  );
}

export function Invite() {
  const { t } = useTexts();
  const { hash } = useLocation();
  // The invitation is in the fragment, which browsers do not send to servers.
  const invitation = hash.slice(1);
  const { data, error } = useQuery({
    queryKey: ['invited', invitation],
    queryFn: () => call('passkey/invited', { invitation }),
    staleTime: Infinity,
    retry: false,
    enabled: invitation !== '',
  });
  const { go, isBusy, failure } = useEntering(async () => accept(invitation, data!.options));
  const refused = invitation ? error && failureOf(error) : 'invitation';
  if (refused)
    return (
      <Entry title={t('entry.invited')}>
        <Failure failure={refused} />
        <Button variant="ghost" href="/sign-in">
          {t('entry.signIn')}
        </Button>
      </Entry>
    );
  if (!data)
    return (
      <Entry title={t('entry.invited')}>
        <Loader label={t('loading')} />
      </Entry>
    );
  return (
    <Entry title={t('entry.hello', { name: data.name })}>
      <p>{t('entry.invitedText', { role: t(`roles.${data.role}`) })}</p>
      <Failure failure={canSign() ? failure : 'unable'} />
      {canSign() && (
        <Button size="large" isFullWidth aria-disabled={isBusy || undefined} onClick={go}>
          {isBusy ? t('entry.waiting') : t('entry.make')}
        </Button>
      )}
    </Entry>
  );
}
