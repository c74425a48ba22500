import { Alert, Button } from '@tand/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../app/useCopy.ts';
import { useLang, ensureTexts } from '@tand/runtime/i18n';
import { useOnDemand } from './useOnDemand.ts';

type Panel = typeof import('./TellMePanel.tsx').TellMePanel;

const key = 'tand:push';

function isNoted(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // the subscription itself is stored by the browser
  }
}

function note(isTold: boolean) {
  try {
    if (isTold) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // it is offered again in the next visit
  }
}

/** Offers notifications about moved picks, where the server has push and something is picked; the rest loads on the press (PUSH-7). */
export function TellMe({ picks }: { picks: ReadonlySet<string> }) {
  const { i18n } = useTranslation();
  const copy = useCopy('schedule');
  const lang = useLang();
  const { run, hasFailed } = useOnDemand();
  const [isOffered, setIsOffered] = useState(false);
  const [isOn, setIsOn] = useState(false);
  const [shown, setShown] = useState<Panel>();
  const Panel = shown;
  const isPicked = picks.size > 0;
  useEffect(() => {
    if (!isPicked || !('PushManager' in window)) return;
    const look = async () => {
      const { status } = await fetch('/api/push');
      setIsOffered(status === 200); // 204 where nothing is offered
      setIsOn(isNoted());
    };
    look().catch(() => {}); // offline there is nothing to subscribe to
  }, [isPicked]);
  useEffect(() => {
    if (!isOn) return undefined;
    // Several quick presses are sent as one change.
    const send = async () => note(await (await import('./push.ts')).sendPicks(lang, picks));
    const timer = setTimeout(() => void send().catch(console.error), 1500);
    return () => clearTimeout(timer);
  }, [isOn, lang, picks]);
  if (!isOffered || !(isPicked || isOn)) return null;
  const change = (isTold: boolean) => {
    note(isTold);
    setIsOn(isTold);
  };
  if (Panel) return <Panel picks={picks} isOn={isOn} onChange={change} />;
  const open = () =>
    run(
      async () => (await Promise.all([import('./TellMePanel.tsx'), ensureTexts(i18n, lang, ['push'])]))[0],
      code => setShown(() => code.TellMePanel),
    );
  return (
    <>
      <Button variant="paper" onClick={open}>
        {copy('mine').tell}
      </Button>
      {hasFailed && <Alert tone="error">{copy('picks').failed}</Alert>}
    </>
  );
}
