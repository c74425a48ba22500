import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tand/ui/components/Button';
import { localized } from '../../test/localized.tsx';
import { PhaseNotice, phaseStates } from './PhaseNotice.tsx';

const meta = {
  title: 'Components/PhaseNotice',
  component: PhaseNotice,
  ...localized(PhaseNotice, {
    sv: {
      phase: 'Sista dagarna',
      title: 'Biljetterna tar snart slut',
      actions: <Button href="/tickets">Köp biljett</Button>,
    },
    en: { phase: 'The last days', title: 'Tickets are running out', actions: <Button href="/tickets">Buy a ticket</Button> },
  }),
  argTypes: { state: { control: 'inline-radio', options: phaseStates } },
} satisfies Meta<typeof PhaseNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'current' } };
