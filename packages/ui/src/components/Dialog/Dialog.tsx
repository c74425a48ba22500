import { checkValues, requireProps } from '../../styles/misuse.ts';
import { type ComponentPropsWithRef, type ReactNode, type SyntheticEvent, useEffect, useId, useMemo, useRef } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { closeGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { attachDialog } from './attachDialog.ts';
import { DialogBody, DialogFrame, DialogHead, DialogTitle } from './Dialog.styles.ts';
import { useModal } from './useModal.ts';
import type { Variables } from '../../styles/variables.ts';

export const dialogSizes = ['base', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export type DialogVariables = Variables<'dialog', 'background' | 'color' | 'border' | 'radius' | 'gap' | 'padding' | 'font'>;

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title'> {
  /** Whether the dialog is open (controlled); if undefined, use the element's `showModal()` and `close()`. */
  open?: boolean | undefined;
  /** Whether the dialog is open initially. @default false */
  defaultOpen?: boolean | undefined;
  /** Heading, which names the dialog. */
  title: ReactNode;
  /** Called with `false` after each close of the dialog, also by `open={false}` or `close()`. */
  onOpenChange?: ((open: boolean, details: { event: SyntheticEvent }) => void) | undefined;
  /** Width: `base` for text, `large` for pictures and maps. */
  size?: DialogSize | undefined;
  /** Name of the close button. */
  labels: { close: string };
}

/** A native modal dialog, closed by its button, Escape or a press outside. */
export function Dialog({
  open,
  defaultOpen = false,
  title,
  onOpenChange,
  onClose,
  size = 'base',
  labels,
  children,
  ref,
  ...rest
}: DialogProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps('Dialog', { title, labels });
    checkValues('Dialog', { size: [size, dialogSizes] });
  }
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => attachDialog(dialog.current!), []);
  useModal(dialog, open, defaultOpen);
  return (
    <DialogFrame
      data-component="Dialog"
      data-size={size}
      aria-labelledby={id}
      onClose={event => {
        onClose?.(event);
        if (event.target === event.currentTarget) onOpenChange?.(false, { event });
      }}
      {...rest}
      ref={useMemo(() => mergeRefs(dialog, ref), [ref])}
    >
      <DialogHead>
        <DialogTitle id={id}>{title}</DialogTitle>
        <form method="dialog">
          <IconButton label={labels.close} type="submit">
            <Icon glyph={closeGlyph} />
          </IconButton>
        </form>
      </DialogHead>
      <DialogBody>{children}</DialogBody>
    </DialogFrame>
  );
}
