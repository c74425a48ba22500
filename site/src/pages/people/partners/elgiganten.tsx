import { CallToAction } from '@tand/ui';
import { useCopy } from '../../../app/useCopy.ts';
import { CopyButton } from '../../../templates/CopyLinks.tsx';
import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/elgiganten: the presenting partner, with the way to its deals. */
export default function ElgigantenPage() {
  const { headline, text, cta, href } = useCopy('partnerElgiganten')('deals');
  return (
    <PartnerPage page="partnerElgiganten" slug="elgiganten" tone="teal" quoteTone="blue" emblem="parts">
      <CallToAction title={headline} titleId="deals" tone="yellow" actions={<CopyButton text={cta} href={href} />}>
        {text}
      </CallToAction>
    </PartnerPage>
  );
}
