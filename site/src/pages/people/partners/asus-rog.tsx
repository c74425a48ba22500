import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/asus-rog. */
export default function AsusRogPage() {
  return <PartnerPage page="partnerAsusRog" slug="asus-rog" tone="pink" quoteTone="night" emblem="setup" />;
}
