import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/esplay. */
export default function EsplayPage() {
  return <PartnerPage page="partnerEsplay" slug="esplay" tone="pink" quoteTone="blue" emblem="trophy" hasSite />;
}
