import { StayPage } from '../../templates/StayPage.tsx';

/** SPEC 2.4, camping. */
export default function CampingPage() {
  return <StayPage page="accommodationCamping" slug="camping" tone="teal" />;
}
