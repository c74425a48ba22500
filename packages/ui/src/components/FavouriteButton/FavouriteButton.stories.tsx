import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouriteButton } from './FavouriteButton.tsx';

const meta = {
  title: 'Components/FavouriteButton',
  component: FavouriteButton,
  args: { label: 'Save: Quarter-finals, CS', isFavourite: false },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { isFavourite: { control: 'boolean' }, onFavouriteChange: { action: 'favourite' } } };
