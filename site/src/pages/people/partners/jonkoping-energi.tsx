import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/jonkoping-energi. */
export default function JonkopingEnergiPage() {
  return <PartnerPage page="partnerJonkopingEnergi" slug="jonkoping-energi" tone="yellow" quoteTone="pink" emblem="powerStrip" />;
}
