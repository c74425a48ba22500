import { StayPage } from '../../templates/StayPage.tsx';

/** SPEC 2.4, a place to sleep. */
export default function PlaceToSleepPage() {
  return <StayPage />;
}
