import { Alert } from '@tand/ui/components/Alert';
import { Button } from '@tand/ui/components/Button';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { requireProps } from '@tand/ui/styles';
import { useState, type ComponentPropsWithRef } from 'react';

export type NotificationPanelLabels = Record<'why' | 'start' | 'isOn' | 'stop' | 'denied' | 'failed', string>;

export interface NotificationPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether notifications are on. */
  isActive: boolean;
  /** Texts of the panel, of its button and of failures. */
  labels: NotificationPanelLabels;
  /** Turns notifications on or off; resolves to false if refused, rejects on failure. */
  onActiveChange: (isActive: boolean) => Promise<boolean>;
}

/** An explanation of notifications, with a button that turns them on or off. */
export function NotificationPanel({ isActive, labels, onActiveChange, ...rest }: NotificationPanelProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('NotificationPanel', { labels });
  const [failure, setFailure] = useState<'denied' | 'failed'>();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      if (!(await onActiveChange(!isActive))) setFailure('denied');
    } catch (error) {
      console.error(error);
      setFailure('failed');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack gap={2} align="start" {...rest} data-component="NotificationPanel">
      <Text>{isActive ? labels.isOn : labels.why}</Text>
      <Button
        variant={isActive ? 'ghost' : 'primary'}
        tone={isActive ? undefined : 'highlight'}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void press()}
      >
        {isActive ? labels.stop : labels.start}
      </Button>
      {failure && <Alert tone="danger">{labels[failure]}</Alert>}
    </Stack>
  );
}
