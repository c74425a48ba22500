import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/arla. */
export default function ArlaPage() {
  return <PartnerPage page="partnerArla" slug="arla" tone="blue" quoteTone="yellow" emblem="coffeeQueue" />;
}
