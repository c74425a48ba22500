import { DistrictPage } from '../../templates/DistrictPage.tsx';

/** SPEC 2.4, districts. */
export default function MiragePalacePage() {
  return <DistrictPage page="districtMiragePalace" slug="mirage-palace" tone="yellow" />;
}
