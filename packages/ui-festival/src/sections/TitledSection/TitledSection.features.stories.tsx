import type { StoryObj } from '@storybook/react-vite';
import { Picture } from '@tand/ui/components/Picture';
import base from './TitledSection.stories.tsx';

const meta = { ...base, title: 'Sections/TitledSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingOnly: Story = { args: { lead: undefined, more: undefined, band: 'wood' } };

/** A smaller heading, for a page with many sections. */
export const Small: Story = { args: { titleSize: 'title', band: 'paper' } };

/** Long words break, and the link goes below. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Biljettinformationsmeddelanden', band: 'pink' } };

/** From 1200 px the heading is next to the content, at its start. */
export const Beside: Story = {
  args: { heading: 'start', children: <Picture src="/img/news/rent-gaming-setup.svg" alt="" width={1200} height={675} isFramed /> },
};
export const BesideAtEnd: Story = { args: { ...Beside.args, heading: 'end', band: 'pink' } };

/** From 1200 px the heading is over the empty corner of a picture. */
export const Over: Story = {
  args: {
    heading: 'over',
    band: 'wood',
    children: <Picture src="/img/map-day.svg" nightSrc="/img/map-night.svg" alt="" width={1442} height={886} />,
  },
};
