import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/saab. */
export default function SaabPage() {
  return <PartnerPage page="partnerSaab" slug="saab" tone="yellow" quoteTone="blue" emblem="mooseRoad" />;
}
