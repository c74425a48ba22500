import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import { ThemePicker } from './ThemePicker.tsx';

const meta = {
  title: 'Components/ThemePicker/Features',
  component: ThemePicker,
  args: { labels: { theme: 'Light', system: 'Use device setting', light: 'Day', night: 'Light night' } },
} satisfies Meta<typeof ThemePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the night background of the menu, as on the site. */
export const OnNight: Story = {
  render: args => (
    <Section band="night">
      <ThemePicker {...args} />
    </Section>
  ),
};

/** A choice changes the page, and the group shows it. */
export const Chosen: Story = {
  // No picture: it would depend on the theme of the page, which this story changes.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const before = document.documentElement.dataset['tandTheme'] ?? 'light';
    const other = before === 'night' ? 'Day' : 'Light night';
    await userEvent.click(canvas.getByRole('radio', { name: other }));
    await waitFor(() => expect(document.documentElement.dataset['tandTheme']).toBe(before === 'night' ? 'light' : 'night'));
    await expect(canvas.getByRole('radio', { name: other })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: before === 'night' ? 'Light night' : 'Day' }));
  },
};

export const WithContrast: Story = {
  args: { contrastLabels: { contrast: 'Contrast', system: 'Use device setting', standard: 'Standard', more: 'High' } },
};

/** Long words break, and the choices are stacked. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    labels: {
      theme: 'Bildskärmsljusinställningar',
      system: 'Operativsystemsinställningarna',
      light: 'Midsommardagsljuset',
      night: 'Midsommarnattsskymningen',
    },
  },
};
