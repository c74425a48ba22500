import { useEffect, useId, useMemo, useRef, type ComponentPropsWithRef, type MouseEvent, type SyntheticEvent } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { useControlled } from '../../foundations/useControlled.ts';
import { closeGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { DialogBody, DialogFrame, DialogHead, DialogTitle } from './Dialog.styles.ts';
import type { DialogSize } from './Dialog.variants.ts';

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title'> {
  /** Whether it is shown, when the consumer keeps it. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean | undefined;
  /** The heading, which names the dialog. */
  title: string;
  /** Told `false` when it has been closed: by Escape, the close button, a press outside or a form inside. */
  onOpenChange?: ((open: boolean, details: { event: SyntheticEvent }) => void) | undefined;
  /** How wide it grows: for words, or for pictures and maps. */
  size?: DialogSize | undefined;
  /** Name of the button that closes it. */
  labels: { close: string };
}

/** True for a press on the backdrop, which the browser reports on the dialog itself. */
function isOutside(event: MouseEvent<HTMLDialogElement>) {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** A native modal dialog: focus, the inert page and Escape are the browser's. */
export function Dialog({
  open,
  defaultOpen = false,
  title,
  onOpenChange,
  onClose,
  onClick,
  size = 'base',
  labels,
  children,
  ref,
  ...rest
}: DialogProps) {
  const id = useId();
  const [isOpen, setOpen] = useControlled(open, defaultOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
    };
  }, [isOpen]);
  return (
    <DialogFrame
      data-component="Dialog"
      data-size={size}
      aria-labelledby={id}
      onClose={event => {
        onClose?.(event);
        if (event.target !== event.currentTarget) return;
        setOpen(false);
        onOpenChange?.(false, { event });
      }}
      onClick={event => {
        onClick?.(event);
        if (!event.defaultPrevented && isOutside(event)) event.currentTarget.close();
      }}
      {...rest}
      ref={useMemo(() => mergeRefs(dialog, ref), [ref])}
    >
      <DialogHead>
        <DialogTitle id={id}>{title}</DialogTitle>
        <IconButton label={labels.close} onClick={() => dialog.current?.close()}>
          <Icon glyph={closeGlyph} />
        </IconButton>
      </DialogHead>
      <DialogBody>{children}</DialogBody>
    </DialogFrame>
  );
}
