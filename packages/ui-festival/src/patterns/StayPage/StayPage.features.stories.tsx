import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { Button } from '@tand/ui/components/Button';
import { Statement } from '@tand/ui/components/Statement';
import { words } from './StayPage.fixtures.tsx';
import { StayPage } from './StayPage.tsx';

const meta = {
  title: 'Patterns/StayPage/Features',
  component: StayPage,
  args: { ...words.sv },
  render: localized(StayPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is taken: said before the facts. */
export const SoldOut: Story = {
  args: {
    notice: (
      <Statement
        title="Alla rutor är bokade"
        titleId="sold-out"
        actions={<Button href="/accommodation/sleeping-hall">Till sovsalen</Button>}
      >
        Avbokade rutor dyker upp i kassan igen utan förvarning.
      </Statement>
    ),
  },
};

/** Before there is more to tell: the facts and the booking. */
export const Empty: Story = { args: { texts: [] } };

/** A long name beside the picture. */
export const LongWords: Story = { args: { title: 'Tältplatsreserveringarna', tone: 'pink' } };
