import { DistrictPage } from '../../templates/DistrictPage.tsx';

/** SPEC 2.4, districts. */
export default function TiltedBlocksPage() {
  return <DistrictPage page="districtTiltedBlocks" slug="tilted-blocks" tone="teal" />;
}
