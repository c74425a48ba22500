import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { days, words } from './FoodPage.fixtures.tsx';
import { FoodPage } from './FoodPage.tsx';

const meta = {
  title: 'Patterns/FoodPage/Features',
  component: FoodPage,
  args: { ...words.sv },
  render: localized(FoodPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FoodPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A place whose kitchen changes by the day. */
export const Days: Story = { args: { menu: undefined, days } };

/** One day. */
export const OneDay: Story = { args: { menu: undefined, days: days.slice(0, 1) } };

/** Nothing is decided yet but the place. */
export const Empty: Story = { args: { menu: undefined, texts: [] } };

/** A long name beside the picture. */
export const LongWords: Story = { args: { title: 'Nattmatsserveringsköket', tone: 'teal' } };
