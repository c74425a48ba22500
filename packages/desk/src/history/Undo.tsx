import type { DeskBase } from '@tand/festival/desk';
import { AlertDialog, Button } from '@tand/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureOf } from '../api/call.ts';
import { refetch } from '../api/useDesk.ts';
import { failureText } from '../parts/Loaded.tsx';
import { useTexts } from '../texts/texts.ts';

export function Undo({ revision: { origin, number } }: { revision: DeskBase }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const undo = useMutation({
    mutationFn: () => call('history/undo', { revision: { origin, number } }),
    onSuccess: () => void refetch(client),
  });
  if (undo.isSuccess) return <p role="status">{t('undo.done', { number })}</p>;
  return (
    <div role="group" aria-label={t('undo.label', { number })}>
      {undo.error && <p role="alert">{failureText(t, failureOf(undo.error))}</p>}
      <Button size="small" variant="ghost" onClick={() => setAsked(!undo.isPending)}>
        {undo.isPending ? t('undo.sending') : t('undo.undo')}
      </Button>
      <AlertDialog
        open={isAsked}
        title={t('undo.ask', { number })}
        variant="primary"
        labels={{ cancel: t('cancel'), confirm: t('undo.sure', { number }) }}
        onOpenChange={setAsked}
        onConfirm={() => undo.mutate()}
      >
        {t('undo.effect')}
      </AlertDialog>
    </div>
  );
}
