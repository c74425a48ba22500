import { ActivityPage } from '../../templates/ActivityPage.tsx';

/** SPEC 2.4, activities/retro. */
export default function RetroPage() {
  return <ActivityPage page="activityRetro" slug="retro" tone="yellow" />;
}
