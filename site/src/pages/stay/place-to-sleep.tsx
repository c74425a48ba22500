import { StayPage } from '../../templates/StayPage.tsx';

/** STAY-1, STAY-2 */
export default function PlaceToSleepPage() {
  return <StayPage />;
}
