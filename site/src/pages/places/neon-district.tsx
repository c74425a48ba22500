import { DistrictPage } from '../../templates/DistrictPage.tsx';

/** SPEC 2.4, districts. */
export default function NeonDistrictPage() {
  return <DistrictPage page="districtNeonDistrict" slug="neon-district" tone="night" />;
}
