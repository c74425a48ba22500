import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './AccommodationPage.fixtures.tsx';
import { AccommodationPage } from './AccommodationPage.tsx';

const meta = {
  title: 'Patterns/AccommodationPage',
  component: AccommodationPage,
  ...localized(AccommodationPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccommodationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
