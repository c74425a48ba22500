import { DistrictPage } from '../../templates/DistrictPage.tsx';

/** SPEC 2.4, districts. */
export default function StreamerAvenuePage() {
  return <DistrictPage page="districtStreamerAvenue" slug="streamer-avenue" tone="blue" />;
}
