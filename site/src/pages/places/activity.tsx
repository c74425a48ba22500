import { ActivityPage } from '../../templates/ActivityPage.tsx';

/** SPEC 2.4, an activity of the plain kind. */
export default function PlainActivityPage() {
  return <ActivityPage />;
}
