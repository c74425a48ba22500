import { StayPage } from '../../templates/StayPage.tsx';

/** A place to sleep (STAY-1, STAY-2). */
export default function PlaceToSleepPage() {
  return <StayPage />;
}
