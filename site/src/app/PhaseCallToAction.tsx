import { CallToAction, type ButtonVariant, type CallToActionProps } from '@tand/ui';
import { PhaseButton } from './phases.tsx';
import { emblemPicture } from './pictures.ts';

export interface PhaseCallToActionProps extends Pick<CallToActionProps, 'band' | 'children'> {
  id: string;
  headline: string;
  text?: string;
  cta: string;
  href: string;
  emblem?: string;
  variant?: ButtonVariant;
}

export function PhaseCallToAction({ id, headline, text, cta, href, emblem, variant, band, children = text }: PhaseCallToActionProps) {
  return (
    <CallToAction
      title={headline}
      titleId={id}
      band={band}
      image={emblem === undefined ? undefined : emblemPicture(emblem)}
      actions={<PhaseButton text={cta} href={href} {...(variant && { variant })} />}
    >
      {children}
    </CallToAction>
  );
}
