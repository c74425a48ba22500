import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { flameGlyph, Icon, matchGlyph, matchLitGlyph } from '@tand/ui/components/Icon';
import { part, PhaseNoticeFrame } from './PhaseNotice.styles.ts';

export const phaseStates = ['upcoming', 'current', 'past'] as const;
export type PhaseState = (typeof phaseStates)[number];

export interface PhaseNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Phase in one or two words: "Ticket release", "Last days". */
  phase: string;
  /** Consequence for the visitor, as the heading. */
  title: string;
  /** Whether the phase is coming, current or over. */
  state?: PhaseState | undefined;
  /** Buttons for the next step. */
  actions?: ReactNode;
  /** Text below the title. */
  children?: ReactNode;
}

const glyphs = { upcoming: matchGlyph, current: flameGlyph, past: matchLitGlyph } as const;

/** A phase of the festival's year, and the next step. */
export function PhaseNotice({ phase, title, state = 'current', actions, children, ...rest }: PhaseNoticeProps) {
  const id = useId();
  return (
    <PhaseNoticeFrame data-component="PhaseNotice" data-band="card" data-state={state} aria-labelledby={id} {...rest}>
      <Icon glyph={glyphs[state]} size="large" />
      <div>
        <span {...part.phase}>{phase}</span>
        <h2 id={id} {...part.title}>
          {title}
        </h2>
        {children}
      </div>
      {actions}
    </PhaseNoticeFrame>
  );
}
