import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { flameGlyph, Icon } from '@tand/ui/components/Icon';
import stub from '../TicketStub/TicketStub.stories.tsx';
import base from './LookupForm.stories.tsx';

const meta = { ...base, title: 'Components/LookupForm/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** During a lookup the button is disabled. */
export const Loading: Story = { args: { state: 'loading', loader: <Icon glyph={flameGlyph} size="large" /> } };

/** The tickets are below the form. */
export const Found: Story = {
  args: { state: 'found', children: [1337, 1338].map(number => <stub.render key={number} {...stub.args} number={number} />) },
};

/** A failed lookup: the error box has three lines. */
export const Failed: Story = { args: { state: 'failed' } };

/** With both fields filled the button is enabled; spaces are removed from the submitted values. */
export const Filled: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [reference, postal] = canvas.getAllByRole('textbox');
    await userEvent.type(reference!, 'TND 12345');
    await userEvent.type(postal!, '553 11');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reference: 'TND12345', postal: '55311' });
  },
};

export const One: Story = { args: { state: 'found', children: <stub.render {...stub.args} number={404} name="Yusuf Lindgren" /> } };
