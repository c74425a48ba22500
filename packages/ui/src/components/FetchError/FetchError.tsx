import { Alert, type AlertProps } from '../Alert/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';

export interface FetchErrorLabels {
  /** What could not be fetched. */
  title: string;
  /** What the visitor can do. */
  text: string;
  /** Names the button that tries again. */
  retry: string;
  /** The button's words while it tries again. */
  retrying: string;
}

export interface FetchErrorProps extends Omit<AlertProps, 'title' | 'tone' | 'children'> {
  /** The sentence and the name of the button. */
  labels: FetchErrorLabels;
  /** Called to try again. */
  onRetry: () => void;
  /** Whether it is trying now: the button waits. */
  isRetrying?: boolean | undefined;
}

/** Says that something could not be fetched, with a button to try again. */
export function FetchError({ labels, onRetry, isRetrying = false, ...rest }: FetchErrorProps) {
  return (
    <Alert tone="error" title={labels.title} {...rest} data-component="FetchError">
      <Stack gap={4} align="start">
        <p>{labels.text}</p>
        {/* Not disabled while it tries, or the focus would be lost. */}
        <Button variant="neutral" aria-disabled={isRetrying || undefined} onClick={() => !isRetrying && onRetry()}>
          {isRetrying ? labels.retrying : labels.retry}
        </Button>
      </Stack>
    </Alert>
  );
}
