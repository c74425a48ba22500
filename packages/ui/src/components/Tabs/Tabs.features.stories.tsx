import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import base from './Tabs.stories.tsx';
import { Tabs } from './Tabs.tsx';

const meta = { ...base, title: 'Components/Tabs/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Another tab is open from the start. */
export const SecondOpen: Story = { args: { defaultSelected: 'lor' } };

export const OnBlue: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <Tabs {...args} />
    </Section>
  ),
};

/** The arrow keys move along the tabs and open the one they reach. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Friday' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Saturday' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Saturday' })).toBeVisible();
  },
};

/** No tabs: nothing is drawn. */
export const Empty: Story = { args: { items: [] } };

export const One: Story = { args: { items: [{ id: 'man', label: 'Monday', content: <p>Pack up. Doors close at 12:00.</p> }] } };

/** More tabs than fit the row: the row scrolls, not the page. */
export const Many: Story = {
  args: {
    items: [
      'Counter-Strike 2',
      'Dota 2',
      'Valorant',
      'League of Legends',
      'PUBG',
      'Fortnite',
      'GeoGuessr',
      'Rocket League',
      'Age of Empires II',
    ].map(label => ({ id: label.toLowerCase().replaceAll(' ', '-'), label, content: <p>The groups in {label} are drawn on Friday.</p> })),
  },
};

/** A long label stays on one line; the row scrolls. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    items: [
      {
        id: 'a',
        label: 'Förstagångsbesökarinformation',
        content: <p>Förstagångsbesökarvandringen utgår från Streamer Avenue kl. 11.00.</p>,
      },
      { id: 'b', label: 'Vårdnadshavarmedgivandeblankett', content: <p>Skriv ut, skriv under, ta med.</p> },
    ],
  },
};
