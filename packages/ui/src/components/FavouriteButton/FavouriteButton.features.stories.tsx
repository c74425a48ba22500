import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

const meta = {
  title: 'Components/FavouriteButton/Features',
  component: FavouriteButton,
  args: { label: 'Save: Quarter-finals, CS', isFavourite: true },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Saved: a yellow flame on red, so that both shape and colour differ. */
export const Saved: Story = {};

/** With a visible word next to the match. */
export const WithWord: Story = { args: { isFavourite: false, children: 'Save' } };

/** Unsaved and saved, on the background of a card. */
export const OnCard: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section band="card" padding="compact">
      <Stack direction="row">
        <FavouriteButton label="Save: Quiet hours" isFavourite={false} />
        <FavouriteButton label="Save: The helicopter lands" isFavourite />
      </Stack>
    </Section>
  ),
};
