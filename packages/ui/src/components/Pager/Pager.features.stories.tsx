import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Components/Pager/Features',
  component: Pager,
  args: {
    page: 2,
    total: 9,
    getHref: page => `?page=${page}`,
    labels: { navigation: 'Sidor', previous: 'Nyare', next: 'Äldre', page: page => `Sida ${page}` },
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing leads out of the list. */
export const FirstPage: Story = { args: { page: 1 } };

/** The first, the last, the present one and its neighbours. */
export const Middle: Story = { args: { page: 10, total: 20 } };

/** A gap never hides a single page. */
export const FewPages: Story = { args: { page: 1, total: 4 } };

/** A list of a single page needs no links. */
export const OnePage: Story = { args: { page: 1, total: 1 } };
