import type { DeskBase } from '@tand/festival/desk';
import { AlertDialog, Button } from '@tand/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureOf, type Failure } from '../api/call.ts';
import { refetch } from '../api/useDesk.ts';
import { failureText } from '../parts/Loaded.tsx';
import { useTexts } from '../texts/texts.ts';

export function Undo({ revision: { origin, number } }: { revision: DeskBase }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [state, setState] = useState<'asked' | 'sending' | 'done' | { failure: Failure }>();
  if (state === 'done') return <p role="status">{t('undo.done', { number })}</p>;
  const undo = async () => {
    setState('sending');
    try {
      await call('history/undo', { revision: { origin, number } });
      setState('done');
      await refetch(client);
    } catch (error) {
      setState({ failure: failureOf(error) });
    }
  };
  return (
    <div role="group" aria-label={t('undo.label', { number })}>
      {typeof state === 'object' && <p role="alert">{failureText(t, state.failure)}</p>}
      <Button size="small" variant="ghost" onClick={() => state !== 'sending' && setState('asked')}>
        {state === 'sending' ? t('undo.sending') : t('undo.undo')}
      </Button>
      <AlertDialog
        open={state === 'asked'}
        title={t('undo.ask', { number })}
        variant="primary"
        labels={{ cancel: t('cancel'), confirm: t('undo.sure', { number }) }}
        onOpenChange={() => setState(undefined)}
        onConfirm={() => void undo()}
      >
        {t('undo.effect')}
      </AlertDialog>
    </div>
  );
}
