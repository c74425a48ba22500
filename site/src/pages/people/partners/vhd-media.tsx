import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/vhd-media. */
export default function VhdMediaPage() {
  return <PartnerPage page="partnerVhdMedia" slug="vhd-media" tone="teal" quoteTone="yellow" emblem="stage" />;
}
