import { requireProps } from '../../styles/misuse.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import type { ToastContent } from './createToasts.ts';
import { ToastFrame } from './Toast.styles.ts';
import { ToastMessage } from './ToastMessage.tsx';
import type { Variables } from '../../styles/variables.ts';

export type ToastVariables = Variables<'toast', 'background' | 'color' | 'border' | 'radius' | 'gap' | 'padding'>;

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'role'>, Pick<ToastContent, 'actions' | 'seconds'> {
  /** Whether it is open (controlled); announced only if rendered closed first. */
  open?: boolean | undefined;
  /** Whether it is open initially. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with `false` by the close button or when the time is up. */
  onOpenChange?: ((open: boolean, details: { reason: 'button' | 'time' }) => void) | undefined;
  /** Name of the close button. */
  labels: { close: string };
  /** Message in one sentence. */
  children?: ReactNode;
}

/** A message at the lower edge that does not take the focus. */
export function Toast({ open, defaultOpen = false, onOpenChange, seconds, actions, labels, children, ...rest }: ToastProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Toast', { labels });
  const [isOpen, setOpen] = useControlled(open, defaultOpen);
  return (
    <ToastFrame data-component="Toast" data-open={isOpen || undefined} {...rest} role="status">
      {isOpen && (
        <ToastMessage
          seconds={seconds}
          actions={actions}
          labels={labels}
          onClose={reason => {
            setOpen(false);
            onOpenChange?.(false, { reason });
          }}
        >
          {children}
        </ToastMessage>
      )}
    </ToastFrame>
  );
}
