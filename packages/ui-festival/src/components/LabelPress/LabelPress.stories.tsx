import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { picture } from './LabelPress.fixtures.ts';
import { LabelPress } from './LabelPress.tsx';

const meta = {
  title: 'Components/LabelPress',
  component: LabelPress,
  ...localized(LabelPress, {
    sv: { image: picture.sv, isStruck: true, children: <p>Skriv ett smeknamn eller ditt nummer, eller ingenting alls.</p> },
    en: { image: picture.en, children: <p>Type a nickname or your number, or nothing at all.</p> },
  }),
} satisfies Meta<typeof LabelPress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isStruck: false } };
