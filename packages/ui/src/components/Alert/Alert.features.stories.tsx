import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert.tsx';

const meta = { title: 'Components/Alert/Features', component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what went wrong and what to do; announced at once. */
export const Error: Story = {
  args: { tone: 'error', title: 'Vi hittade inga biljetter', children: 'Kontrollera bokningsnumret och postnumret och sök igen.' },
};

/** Something has moved. */
export const Warning: Story = { args: { tone: 'warning', title: 'Ändrad tid', children: 'Finalen börjar kl. 19.30 i stället för 18.00.' } };

/** It worked. */
export const Success: Story = { args: { tone: 'success', children: 'Dina val finns nu på den här telefonen.' } };

/** A long word breaks inside the box. */
export const LongWords: Story = {
  args: {
    tone: 'warning',
    title: 'Säkerhetskontrollsköbildningsprognos',
    children: 'Fredag kl. 10.00 är väntetiden längst vid huvudentrébiljettkontrollgrindarna. Kom efter lunch.',
  },
};
