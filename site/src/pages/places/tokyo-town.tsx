import { activities } from '@edition/lists/activities.ts';
import { Grid, Section, SectionHeader } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { ActivityCard } from '../../templates/ActivityCard.tsx';
import { DistrictPage } from '../../templates/DistrictPage.tsx';

/** In the order of the alley. */
const doors = ['retro', 'console', 'arcade'];

/** SPEC 2.4, Tokyo Town: a district, and its three activities. */
export default function TokyoTownPage() {
  const { headline, preamble } = useCopy('districtTokyoTown')('activities');
  return (
    <DistrictPage page="districtTokyoTown" slug="tokyo-town" tone="red">
      <Section tone="yellow" aria-labelledby="activities">
        <SectionHeader title={headline} titleId="activities" lead={preamble} />
        <Grid element="ul" columns={3}>
          {doors.map(door => (
            <li key={door}>
              <ActivityCard activity={activities.find(({ slug }) => slug === door)!} />
            </li>
          ))}
        </Grid>
      </Section>
    </DistrictPage>
  );
}
