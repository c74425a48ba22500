import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/tcl. */
export default function TclPage() {
  return <PartnerPage page="partnerTcl" slug="tcl" tone="teal" quoteTone="pink" emblem="crt" />;
}
