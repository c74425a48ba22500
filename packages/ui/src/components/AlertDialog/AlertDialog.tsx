import { type ReactNode, type SyntheticEvent, useId, useMemo, useRef } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { checkValues, requireProps } from '../../styles/misuse.ts';
import { Button } from '../Button/index.ts';
import type { DialogProps } from '../Dialog/index.ts';
import { DialogBody, DialogFrame, DialogTitle } from '../Dialog/Dialog.styles.ts';
import { useModal } from '../Dialog/useModal.ts';

export const alertDialogVariants = ['primary', 'danger'] as const;
export type AlertDialogVariant = (typeof alertDialogVariants)[number];

export interface AlertDialogProps extends Omit<DialogProps, 'size' | 'labels' | 'children'> {
  /** Text that says what confirming does. */
  children: ReactNode;
  /** Called after the button that confirms has closed the dialog. */
  onConfirm: (details: { event: SyntheticEvent }) => void;
  /** Variant of the button that confirms. @default 'danger' */
  variant?: AlertDialogVariant | undefined;
  /** Texts of the buttons; `confirm` names the action. */
  labels: { cancel: string; confirm: string };
}

/** A dialog that asks before an action and stays open on a press outside. */
export function AlertDialog({
  open,
  defaultOpen = false,
  title,
  onOpenChange,
  onConfirm,
  onClose,
  variant = 'danger',
  labels,
  children,
  ref,
  ...rest
}: AlertDialogProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps('AlertDialog', { title, labels, onConfirm });
    checkValues('AlertDialog', { variant: [variant, alertDialogVariants] });
  }
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open, defaultOpen);
  return (
    <DialogFrame
      data-component="AlertDialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={event => {
        onClose?.(event);
        if (event.target !== event.currentTarget) return;
        const isConfirmed = event.currentTarget.returnValue === 'confirm';
        // Escape keeps the `returnValue` of an earlier close.
        event.currentTarget.returnValue = '';
        onOpenChange?.(false, { event });
        if (isConfirmed) onConfirm({ event });
      }}
      {...rest}
      ref={useMemo(() => mergeRefs(dialog, ref), [ref])}
    >
      <DialogBody>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <Stack gap={5}>
          <div id={`${id}-text`}>{children}</div>
          <Stack direction="row" gap={3} render={<form method="dialog" />}>
            <Button type="submit" variant="secondary">
              {labels.cancel}
            </Button>
            <Button type="submit" variant={variant} value="confirm">
              {labels.confirm}
            </Button>
          </Stack>
        </Stack>
      </DialogBody>
    </DialogFrame>
  );
}
