import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { flameGlyph, Icon, matchGlyph, matchLitGlyph } from '@tand/ui/components/Icon';
import { part, PhaseNoticeFrame } from './PhaseNotice.styles.ts';
import { defaultPhaseTone, type PhaseTone } from './PhaseNotice.variants.ts';

export interface PhaseNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Phase in one or two words: "Biljettsläpp", "Sista dagarna". */
  phase: string;
  /** Consequence for the visitor, as the heading. */
  title: string;
  /** Whether the phase is coming, current or over. */
  tone?: PhaseTone | undefined;
  /** Level of the title. */
  level?: 2 | 3 | undefined;
  /** Buttons for the next step. */
  actions?: ReactNode;
  /** More words. */
  children?: ReactNode;
}

const glyphs = { coming: matchGlyph, burning: flameGlyph, over: matchLitGlyph } as const;

/** The current phase of the festival's year, and the next step. */
export function PhaseNotice({ phase, title, tone = defaultPhaseTone, level = 2, actions, children, ...rest }: PhaseNoticeProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <PhaseNoticeFrame data-component="PhaseNotice" data-band="card" data-tone={tone} aria-labelledby={id} {...rest}>
      <Icon glyph={glyphs[tone]} size="large" />
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
