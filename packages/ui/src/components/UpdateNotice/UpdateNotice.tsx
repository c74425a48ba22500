import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/index.ts';
import { UpdateNoticeActions, UpdateNoticeBox, UpdateNoticeFrame } from './UpdateNotice.styles.ts';

export interface UpdateNoticeLabels {
  /** What there is: "A newer version of the page is ready." */
  text: string;
  /** Of the button that updates. */
  update: string;
  /** Of the button that leaves everything as it is. */
  dismiss: string;
}

export interface UpdateNoticeProps extends ComponentPropsWithRef<'div'> {
  /** Whether there is something to update. Keep the component in the page with `false` until then, so that the text is announced. */
  open?: boolean | undefined;
  /** The update is under way: the buttons wait. */
  isUpdating?: boolean | undefined;
  /** The sentence and the names of its buttons. */
  labels: UpdateNoticeLabels;
  /** The visitor wants the new version now. */
  onUpdate: () => void;
  /** The visitor keeps the present version for now. */
  onDismiss: () => void;
}

/** Offers a newer version of the page and never forces it: a polite message at the lower edge. */
export function UpdateNotice({ open = true, isUpdating = false, labels, onUpdate, onDismiss, ...rest }: UpdateNoticeProps) {
  return (
    <UpdateNoticeFrame
      data-component="UpdateNotice"
      data-open={open || undefined}
      role="status"
      aria-busy={isUpdating || undefined}
      {...rest}
    >
      {open && (
        <UpdateNoticeBox data-band="card">
          <p>{labels.text}</p>
          <UpdateNoticeActions>
            <Button size="small" aria-disabled={isUpdating || undefined} onClick={isUpdating ? undefined : onUpdate}>
              {labels.update}
            </Button>
            <Button size="small" variant="paper" aria-disabled={isUpdating || undefined} onClick={isUpdating ? undefined : onDismiss}>
              {labels.dismiss}
            </Button>
          </UpdateNoticeActions>
        </UpdateNoticeBox>
      )}
    </UpdateNoticeFrame>
  );
}
