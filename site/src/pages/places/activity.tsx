import { ActivityPage } from '../../templates/ActivityPage.tsx';

/** ACT-3, DISTRICT-3 */
export default function PlainActivityPage() {
  return <ActivityPage />;
}
