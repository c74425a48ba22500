import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { myDay } from './MyDay.fixtures.ts';
import { MyDay } from './MyDay.tsx';

const meta = {
  title: 'Components/MyDay/Features',
  component: MyDay,
  globals: { clock: 'during' },
  args: { ...myDay, onFavouriteClick: fn() },
} satisfies Meta<typeof MyDay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A friend's picks lie over these. */
export const WithFriend: Story = { args: { friends: new Set(myDay.entries.slice(1, 3).map(({ id }) => id)) } };

/** What can be done with the picks stands beside the line. */
export const WithAside: Story = { args: { aside: <Button variant="accent">Dela mina val</Button> } };

/** Nothing is picked. */
export const Empty: Story = { args: { favourites: new Set(), empty: <p>Du har inte sparat något än.</p> } };

/** One pick. */
export const One: Story = { args: { favourites: new Set(myDay.entries.slice(0, 1).map(({ id }) => id)) } };

/** A long word breaks inside its card. */
export const LongWords: Story = {
  args: { entries: myDay.entries.map(entry => ({ ...entry, title: 'Femtiometersmekaniskatangentbordsskrivningstävling' })) },
};
