import { requireProps } from '../../styles/misuse.ts';
import { Alert, type AlertProps } from '../Alert/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';

export interface FetchErrorLabels {
  title: string;
  text: string;
  retry: string;
  retrying: string;
}

export interface FetchErrorProps extends Omit<AlertProps, 'title' | 'tone' | 'children'> {
  /** Texts of the message and the button. */
  labels: FetchErrorLabels;
  /** Called on a press of the retry button. */
  onRetry: () => void;
  /** Whether a retry is running. */
  isRetrying?: boolean | undefined;
}

/** An error message with a button to fetch again. */
export function FetchError({ labels, onRetry, isRetrying = false, ...rest }: FetchErrorProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('FetchError', { labels, onRetry });
  return (
    <Alert tone="danger" title={labels.title} {...rest} data-component="FetchError">
      <Stack gap={4} align="start">
        <p>{labels.text}</p>
        {/* `aria-disabled`, because `disabled` would lose the focus. */}
        <Button variant="secondary" aria-disabled={isRetrying || undefined} onClick={() => !isRetrying && onRetry()}>
          {isRetrying ? labels.retrying : labels.retry}
        </Button>
      </Stack>
    </Alert>
  );
}
