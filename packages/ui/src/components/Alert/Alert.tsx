import { checkValues } from '../../styles/misuse.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AlertBody, AlertFrame, AlertTitle } from './Alert.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;
export type AlertTone = (typeof alertTones)[number];

export type AlertVariables = Variables<'alert', 'background' | 'color' | 'border' | 'accent' | 'radius' | 'gap' | 'font'>;

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title above the message, in a paragraph. */
  title?: string | undefined;
  /** Kind of message, which sets colour, icon and role. */
  tone?: AlertTone | undefined;
  /** Message text and actions. */
  children?: ReactNode;
}

const icons: Record<AlertTone, string> = {
  info: 'M10 2h4v4h-4zM8 9h6v10h3v3H7v-3h3v-7H8z',
  success: 'm3 12 3-3 4 4L18 4l3 3-11 12z',
  warning: 'M12 1c1 5 7 6 7 14 0 5-3 8-7 8s-7-3-7-8c0-4 2-5 3-7 1 2 2 3 3 3 1-3 1-6 1-10z',
  danger: 'M10 2h4v13h-4zM10 18h4v4h-4z',
};

/** A message in the page, which is a live region unless `tone` is `info`. */
export function Alert({ title, tone = 'info', children, ...rest }: AlertProps) {
  if (process.env.NODE_ENV !== 'production') checkValues('Alert', { tone: [tone, alertTones] });
  const role = tone === 'danger' ? 'alert' : tone === 'info' ? undefined : 'status';
  return (
    <AlertFrame data-component="Alert" data-band="card" data-tone={tone} role={role} {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[tone]} />
      </svg>
      {title && <AlertTitle>{title}</AlertTitle>}
      <AlertBody>{children}</AlertBody>
    </AlertFrame>
  );
}
