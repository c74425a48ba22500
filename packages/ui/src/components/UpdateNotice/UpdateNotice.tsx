import type { ComponentPropsWithRef } from 'react';
import { Stack } from '../../foundations/Stack/index.ts';
import { requireProps } from '../../styles/misuse.ts';
import { Button } from '../Button/index.ts';
import { ToastFrame } from '../Toast/Toast.styles.ts';
import { UpdateNoticeBox } from './UpdateNotice.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type UpdateNoticeVariables = Variables<'update-notice', 'background' | 'color' | 'border' | 'accent' | 'radius' | 'gap'>;

export interface UpdateNoticeLabels {
  text: string;
  update: string;
  dismiss: string;
}

export interface UpdateNoticeProps extends ComponentPropsWithRef<'div'> {
  /** Whether there is an update; announced only if it was `false` first. */
  open?: boolean | undefined;
  /** Texts of the message and the buttons. */
  labels: UpdateNoticeLabels;
  /** Called on a press of the update button. */
  onUpdate?: (() => void) | undefined;
  /** Called on a press of the dismiss button. */
  onDismiss?: (() => void) | undefined;
}

/** Offers a newer version of the page, at the lower edge of the window. */
export function UpdateNotice({ open = true, labels, onUpdate, onDismiss, ...rest }: UpdateNoticeProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('UpdateNotice', { labels });
  return (
    <ToastFrame data-component="UpdateNotice" data-open={open || undefined} role="status" {...rest}>
      <UpdateNoticeBox data-band="card" hidden={!open}>
        <p>{labels.text}</p>
        <Stack direction="row" gap={3}>
          <Button data-part="update" size="small" onClick={onUpdate}>
            {labels.update}
          </Button>
          <Button data-part="dismiss" size="small" variant="ghost" onClick={onDismiss}>
            {labels.dismiss}
          </Button>
        </Stack>
      </UpdateNoticeBox>
    </ToastFrame>
  );
}
