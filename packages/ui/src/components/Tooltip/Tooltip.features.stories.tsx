import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { closeGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip/Features',
  component: Tooltip,
  args: { label: 'Downloads a file for your calendar', children: <Button>Save the day</Button> },
  decorators: [
    Story => (
      <div style={{ paddingBlock: '6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open initially, above. */
export const Above: Story = { args: { defaultOpen: true } };

/** Open initially, below. */
export const Below: Story = { args: { defaultOpen: true, placement: 'below' } };

/** On a button that has a name: the tooltip describes it. */
export const OnAnIcon: Story = {
  args: {
    label: 'Your choices stay on your phone',
    defaultOpen: true,
    children: (
      <IconButton label="Close">
        <Icon glyph={closeGlyph} />
      </IconButton>
    ),
  },
};

/** Focus from the keyboard shows it, Escape hides it. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('tooltip')).toBeNull();
    await expect(page.getByRole('button')).toHaveFocus();
  },
};

/** A long word breaks inside it. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { label: 'Kalenderprenumerationsuppdateringsintervall: en gång i timmen', defaultOpen: true },
};
