import { useFormStatus } from 'react-dom';
import { requireProps } from '../../styles/misuse.ts';
import { Button, type ButtonAsButtonProps } from '../Button/index.ts';

// `isExternal` is omitted by name so that prop tables leave it out too.
export interface SubmitButtonProps extends Omit<ButtonAsButtonProps, 'type' | 'href' | 'render' | 'isExternal'> {
  /** Text while the form's action runs. */
  pending: string;
}

/** A submit button that prevents a second submit while the action runs. */
export function SubmitButton({ pending, children, onClick, ...rest }: SubmitButtonProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('SubmitButton', { pending });
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
