import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const cross = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m5 3 7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z" />
  </svg>
);
const meta = {
  title: 'Components/IconButton/Features',
  component: IconButton,
  args: { label: 'Close the menu', children: cross },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed: yellow, with a dark border. */
export const Pressed: Story = { args: { 'aria-pressed': true, label: 'Save: Quiet hours' } };

/** Disabled by `aria-disabled`, so still reachable by keyboard. */
export const AtTheEnd: Story = { args: { 'aria-disabled': true, label: 'Next' } };

/** A link to another site. */
export const AsLink: Story = { args: { href: 'https://www.elmia.se/', isExternal: true, label: 'Elmia' } };
