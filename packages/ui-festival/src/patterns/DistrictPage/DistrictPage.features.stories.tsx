import type { StoryObj } from '@storybook/react-vite';
import { ActivityCard } from '../../components/ActivityCard/index.ts';
import { TitledSection } from '../TitledSection/index.ts';
import { varied } from '../../test/localized.tsx';
import { words } from './DistrictPage.fixtures.tsx';
import base from './DistrictPage.stories.tsx';
import { DistrictPage } from './DistrictPage.tsx';

const meta = { ...base, title: 'Patterns/DistrictPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With activities between the description and the other districts. */
export const WithActivities: Story = varied(DistrictPage, words, (_, lang) => ({
  children: (
    <TitledSection title={{ sv: 'Bakom tre dörrar', en: 'Behind three doors' }[lang]} titleId="activities" tone="yellow">
      <ActivityCard title={{ sv: 'Retrogatan', en: 'Retro Street' }[lang]} href="/activities/retro">
        {{ sv: 'Konsolerna du fick i julklapp, eller borde ha fått.', en: 'The consoles you got for Christmas, or should have.' }[lang]}
      </ActivityCard>
    </TitledSection>
  ),
}));

/** A district with a long name. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Sneda klossarnas kvartersbyggnadsplats', tone: 'teal' } };
