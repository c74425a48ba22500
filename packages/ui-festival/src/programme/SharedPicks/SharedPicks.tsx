import { countedText } from '@tand/festival';
import { Alert, type AlertProps } from '@tand/ui/components/Alert';
import { Button } from '@tand/ui/components/Button';
import { Stack } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';
import { useLang } from '../useLang.ts';

export interface SharedPicksLabels {
  picks: Record<'dismiss' | 'lay' | 'merge' | 'received_one' | 'received_other' | 'replace', string>;
}

export interface SharedPicksProps extends Omit<AlertProps, 'children' | 'title' | 'tone'> {
  /** Ids of the items in the shared link. */
  received: readonly string[];
  /** Ids of the visitor's picks. */
  picks: ReadonlySet<string>;
  /** Texts of the heading and the buttons. */
  labels: SharedPicksLabels;
  /** Called with the new picks, 'lay' (show the shared ones too) or undefined (ignore). */
  onAnswer: (answer: ReadonlySet<string> | 'lay' | undefined) => void;
}

/** Asks what to do with shared picks that differ from the visitor's. */
export function SharedPicks({ received, picks, labels, onAnswer, ...rest }: SharedPicksProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('SharedPicks', { received, picks, labels });
  const { picks: texts } = labels;
  const lang = useLang();
  const isSame = received.length === picks.size && received.every(id => picks.has(id));
  if (received.length === 0 || isSame) return null;
  const others = received.filter(id => !picks.has(id));
  return (
    <Alert {...rest} tone="warning" title={countedText(texts, 'received', received.length, lang)} data-component="SharedPicks">
      <Stack direction="row" gap={3}>
        {others.length > 0 && <Button onClick={() => onAnswer(new Set([...picks, ...received]))}>{texts.merge}</Button>}
        {picks.size > 0 && (
          <Button variant="secondary" onClick={() => onAnswer(new Set(received))}>
            {texts.replace}
          </Button>
        )}
        <Button tone="schedule" onClick={() => onAnswer('lay')}>
          {texts.lay}
        </Button>
        <Button variant="ghost" onClick={() => onAnswer(undefined)}>
          {texts.dismiss}
        </Button>
      </Stack>
    </Alert>
  );
}
