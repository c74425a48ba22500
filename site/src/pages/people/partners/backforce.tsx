import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/backforce. */
export default function BackforcePage() {
  return <PartnerPage page="partnerBackforce" slug="backforce" tone="yellow" quoteTone="pink" emblem="gamingChair" hasSite />;
}
