import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/cancerfonden. */
export default function CancerfondenPage() {
  return <PartnerPage page="partnerCancerfonden" slug="cancerfonden" tone="pink" quoteTone="yellow" emblem="relay" />;
}
