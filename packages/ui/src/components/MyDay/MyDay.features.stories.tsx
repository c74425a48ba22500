import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { myDay } from './MyDay.fixtures.ts';
import base from './MyDay.stories.tsx';

const meta = { ...base, title: 'Components/MyDay/Features', args: { ...myDay, onFavouriteClick: fn() } };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFriend: Story = { args: { friends: new Set(myDay.entries.slice(1, 3).map(({ id }) => id)) } };

/** An action for the picks is next to the list. */
export const WithAside: Story = { args: { aside: <Button tone="highlight">Share my picks</Button> } };

/** Without picks, the content of `empty` is shown. */
export const Empty: Story = { args: { favourites: new Set(), empty: <p>You have saved nothing yet.</p> } };

export const One: Story = { args: { favourites: new Set(myDay.entries.slice(0, 1).map(({ id }) => id)) } };

/** A long word breaks inside its card. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { entries: myDay.entries.map(entry => ({ ...entry, title: 'Femtiometersmekaniskatangentbordsskrivningstävling' })) },
};
