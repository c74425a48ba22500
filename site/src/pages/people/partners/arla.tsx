import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/arla. */
export default function ArlaPage() {
  return <PartnerPage page="partnerArla" slug="arla" tone="teal" quoteTone="yellow" emblem="coffeeQueue" />;
}
