import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { flameGlyph, Icon, matchGlyph, matchLitGlyph } from '@tand/ui/components/Icon';
import { part, PhaseNoticeFrame } from './PhaseNotice.styles.ts';

/** Match by state: fresh for a coming phase, burning for the current one, burnt for a past one. */
export const phaseStates = ['upcoming', 'current', 'past'] as const;
export type PhaseState = (typeof phaseStates)[number];

export interface PhaseNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Phase in one or two words: "Ticket release", "Last days". */
  phase: string;
  /** Consequence for the visitor, as the heading. */
  title: string;
  /** Whether the phase is coming, current or over. */
  state?: PhaseState | undefined;
  /** Level of the title. */
  level?: 2 | 3 | undefined;
  /** Buttons for the next step. */
  actions?: ReactNode;
  /** Text below the title. */
  children?: ReactNode;
}

const glyphs = { upcoming: matchGlyph, current: flameGlyph, past: matchLitGlyph } as const;

/** The current phase of the festival's year, and the next step. */
export function PhaseNotice({ phase, title, state = 'current', level = 2, actions, children, ...rest }: PhaseNoticeProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <PhaseNoticeFrame data-component="PhaseNotice" data-band="card" data-state={state} aria-labelledby={id} {...rest}>
      <Icon glyph={glyphs[state]} size="large" />
      <div>
        <span {...part.phase}>{phase}</span>
        <Title id={id} {...part.title}>
          {title}
        </Title>
        {children}
      </div>
      {actions}
    </PhaseNoticeFrame>
  );
}
