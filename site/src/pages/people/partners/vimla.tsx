import { PartnerPage } from '../../../templates/PartnerPage.tsx';

/** SPEC 2.4, partners/vimla. */
export default function VimlaPage() {
  return <PartnerPage page="partnerVimla" slug="vimla" tone="pink" quoteTone="blue" emblem="tent" />;
}
