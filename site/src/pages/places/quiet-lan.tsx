import { DistrictPage } from '../../templates/DistrictPage.tsx';

/** SPEC 2.4, districts. */
export default function QuietLanPage() {
  return <DistrictPage page="districtQuietLan" slug="quiet-lan" tone="teal" />;
}
