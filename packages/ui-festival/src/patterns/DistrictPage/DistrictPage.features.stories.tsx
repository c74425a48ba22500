import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { ActivityCard } from '../../components/ActivityCard/index.ts';
import { TitledSection } from '../TitledSection/index.ts';
import { words } from './DistrictPage.fixtures.tsx';
import { DistrictPage } from './DistrictPage.tsx';

const meta = {
  title: 'Patterns/DistrictPage/Features',
  component: DistrictPage,
  args: { ...words.sv },
  render: localized(DistrictPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DistrictPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tokyo Town has activities of its own between the description and the other districts. */
export const WithActivities: Story = {
  args: {
    children: (
      <TitledSection title="Bakom tre dörrar" titleId="activities" tone="yellow">
        <ActivityCard title="Retrogatan" href="/activities/retro">
          Konsolerna du fick i julklapp, eller borde ha fått.
        </ActivityCard>
      </TitledSection>
    ),
  },
};

/** A district with a long name. */
export const LongWords: Story = { args: { title: 'Sneda klossarnas kvartersbyggnadsplats', tone: 'teal' } };
