import { useFormStatus } from 'react-dom';
import { Button, type ButtonAsButtonProps } from '../Button/index.ts';

// `isExternal` is of a Button that is a link; named so that the tables leave it out too.
export interface SubmitButtonProps extends Omit<ButtonAsButtonProps, 'type' | 'href' | 'render' | 'isExternal'> {
  /** Said instead while the form's action runs. */
  pending: string;
}

/** Sends the form it stands in. While the form's action runs it says so and does not send twice. */
export function SubmitButton({ pending, children, onClick, ...rest }: SubmitButtonProps) {
  const { pending: isPending } = useFormStatus();
  return (
    <Button
      data-component="SubmitButton"
      data-pending={isPending || undefined}
      {...rest}
      type="submit"
      aria-disabled={isPending || undefined}
      onClick={event => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span aria-live="polite">{isPending ? pending : children}</span>
    </Button>
  );
}
