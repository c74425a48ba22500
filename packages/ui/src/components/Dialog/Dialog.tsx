import { useEffect, useId, useMemo, useRef, type ComponentPropsWithRef, type MouseEvent, type SyntheticEvent } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { closeGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { DialogBody, DialogFrame, DialogHead, DialogTitle } from './Dialog.styles.ts';
import type { DialogSize } from './Dialog.variants.ts';

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title'> {
  /** Whether it is shown, when the consumer keeps it; else the element itself does, by `showModal()` and `close()`. */
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

/** A native modal dialog: focus, the inert page, Escape and the button that closes it are the browser's. */
export function Dialog({
  open,
  defaultOpen = false,
  title,
  onOpenChange,
  onClose,
  onClick,
  onPointerDown,
  size = 'base',
  labels,
  children,
  ref,
  ...rest
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Words that are marked from inside out end outside too: only what began there closes it.
  const beganOutside = useRef(false);
  const isShown = open ?? defaultOpen;
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isShown) return;
    if (isShown) element.showModal();
    // Nobody's but its own: it may have been opened before it was hydrated.
    else if (open === false) element.close();
  }, [open, isShown]);
  return (
    <DialogFrame
      data-component="Dialog"
      data-size={size}
      aria-labelledby={id}
      onClose={event => {
        onClose?.(event);
        if (event.target === event.currentTarget) onOpenChange?.(false, { event });
      }}
      onPointerDown={event => {
        onPointerDown?.(event);
        beganOutside.current = isOutside(event);
      }}
      onClick={event => {
        onClick?.(event);
        if (!event.defaultPrevented && beganOutside.current && isOutside(event)) event.currentTarget.close();
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
