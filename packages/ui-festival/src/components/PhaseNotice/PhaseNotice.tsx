import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { flameGlyph, Icon, matchGlyph, matchLitGlyph } from '@tand/ui/components/Icon';
import { PhaseNoticeFrame } from './PhaseNotice.styles.ts';
import { defaultPhaseTone, type PhaseTone } from './PhaseNotice.variants.ts';

export interface PhaseNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The phase in one or two words: "Biljettsläpp", "Sista dagarna". */
  phase: string;
  /** What that means for the visitor. */
  title: string;
  /** What lies ahead, what is on now, or what is over. */
  tone?: PhaseTone | undefined;
  /** Level of the title. */
  level?: 2 | 3 | undefined;
  /** The next step: a button. */
  actions?: ReactNode;
  /** More words. */
  children?: ReactNode;
}

const glyphs = { coming: matchGlyph, burning: flameGlyph, over: matchLitGlyph } as const;

/** Where the festival stands in its year, and what to do now. */
export function PhaseNotice({ phase, title, tone = defaultPhaseTone, level = 2, actions, children, ...rest }: PhaseNoticeProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <PhaseNoticeFrame data-component="PhaseNotice" data-band="card" data-tone={tone} aria-labelledby={id} {...rest}>
      <Icon glyph={glyphs[tone]} size="large" />
      <div>
        <span data-part="phase">{phase}</span>
        <Title id={id} data-part="title">
          {title}
        </Title>
        {children}
      </div>
      {actions}
    </PhaseNoticeFrame>
  );
}
