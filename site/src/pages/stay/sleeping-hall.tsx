import { StayPage } from '../../templates/StayPage.tsx';

/** SPEC 2.4, sleeping hall. */
export default function SleepingHallPage() {
  return <StayPage page="accommodationSleepingHall" slug="sleeping-hall" tone="blue" />;
}
