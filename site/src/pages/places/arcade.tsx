import { ActivityPage } from '../../templates/ActivityPage.tsx';

/** SPEC 2.4, activities/arcade. */
export default function ArcadePage() {
  return <ActivityPage page="activityArcade" slug="arcade" tone="pink" />;
}
