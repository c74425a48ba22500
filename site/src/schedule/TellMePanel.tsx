import { Alert, Button, Stack, Text } from '@tand/ui';
import { useState } from 'react';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { startPush, stopPush } from './push.ts';

export interface TellMePanelProps {
  picks: ReadonlySet<string>;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** One sentence why, then the browser's own permission prompt (PUSH-7). */
export function TellMePanel({ picks, isOn, onChange }: TellMePanelProps) {
  const copy = useCopy('push');
  const lang = useLang();
  const [failure, setFailure] = useState<'denied' | 'failed'>();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<boolean>) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      if (await work()) onChange(!isOn);
      else setFailure('denied');
    } catch (error) {
      console.error(error);
      setFailure('failed');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack gap={2} align="start">
      <Text>{isOn ? copy('isOn') : copy('why')}</Text>
      <Button
        variant={isOn ? 'paper' : 'accent'}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void run(() => (isOn ? stopPush().then(() => true) : startPush(lang, picks)))}
      >
        {isOn ? copy('stop') : copy('start')}
      </Button>
      {failure && <Alert tone="error">{copy(failure)}</Alert>}
    </Stack>
  );
}
