import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert.tsx';

const meta = { title: 'Components/Alert/Features', component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An error, which says what to do and is announced at once. */
export const Danger: Story = {
  args: { tone: 'danger', title: 'We found no tickets', children: 'Check the booking number and the postcode, and search again.' },
};

/** A warning, for example about a changed time. */
export const Warning: Story = { args: { tone: 'warning', title: 'New time', children: 'The final starts at 19:30 instead of 18:00.' } };

export const Success: Story = { args: { tone: 'success', children: 'Your picks are now on this phone.' } };

/** A long word breaks inside the box. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    tone: 'warning',
    title: 'Säkerhetskontrollsköbildningsprognos',
    children: 'Fredag kl. 10.00 är väntetiden längst vid huvudentrébiljettkontrollgrindarna. Kom efter lunch.',
  },
};
