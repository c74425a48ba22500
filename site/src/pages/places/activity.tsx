import { ActivityPage } from '../../templates/ActivityPage.tsx';

/** An activity of the plain kind (ACT-3, DISTRICT-3). */
export default function PlainActivityPage() {
  return <ActivityPage />;
}
