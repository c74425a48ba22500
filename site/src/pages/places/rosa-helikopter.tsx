import { DistrictPage } from '../../templates/DistrictPage.tsx';

/** SPEC 2.4, districts. */
export default function RosaHelikopterPage() {
  return <DistrictPage page="districtRosaHelikopter" slug="rosa-helikopter" tone="pink" />;
}
