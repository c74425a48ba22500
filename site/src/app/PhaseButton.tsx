import { Button, type ButtonVariant } from '@tand/ui';
import type { TextLink } from '@tand/ui-festival';
import { usePhaseLink } from './phaseLinks.ts';

/** A button that sells or enters something, or names the state of the sale. */
export function PhaseButton({ variant, ...link }: TextLink & { variant?: ButtonVariant }) {
  const { text, href } = usePhaseLink()(link);
  return (
    <Button href={href} variant={variant}>
      {text}
    </Button>
  );
}
