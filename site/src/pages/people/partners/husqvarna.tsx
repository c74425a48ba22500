import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/husqvarna. */
export default function HusqvarnaPage() {
  return <PartnerPage page="partnerHusqvarna" slug="husqvarna" tone="yellow" quoteTone="blue" emblem="mower" />;
}
