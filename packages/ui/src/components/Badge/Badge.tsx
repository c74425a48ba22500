import type { ComponentPropsWithRef } from 'react';
import { checkValues } from '../../styles/misuse.ts';
import type { Variables } from '../../styles/variables.ts';
import { BadgeFrame } from './Badge.styles.ts';

export const badgeTones = ['neutral', 'success', 'warning', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export type BadgeVariables = Variables<'badge', 'background' | 'color' | 'border' | 'radius' | 'gap'>;

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Meaning of the state, which sets the colours. @default 'neutral' */
  tone?: BadgeTone | undefined;
}

/** The state of the thing next to the badge, in a word or two. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  if (process.env.NODE_ENV !== 'production') checkValues('Badge', { tone: [tone, badgeTones] });
  return <BadgeFrame data-component="Badge" data-tone={tone} {...rest} />;
}
