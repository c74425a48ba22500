import { CreatorPage } from '../../templates/CreatorPage.tsx';

/** SPEC 2.4, creators/turbotant. */
export default function TurbotantPage() {
  return <CreatorPage page="creatorTurbotant" slug="turbotant" tone="pink" />;
}
