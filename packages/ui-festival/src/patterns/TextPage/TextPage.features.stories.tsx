import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TextPage.fixtures.tsx';
import { TextPage } from './TextPage.tsx';

const meta = {
  title: 'Patterns/TextPage/Features',
  component: TextPage,
  args: { ...words.sv },
  render: localized(TextPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words alone: a page of the first level without a picture. */
export const WithoutPicture: Story = { args: { image: undefined, breadcrumbs: undefined } };

/** Beside a picture, a long headline is set narrower. */
export const LongWords: Story = { args: { title: 'Biljettnummersökningsresultat', tone: 'pink' } };

/** Nothing but the opening. */
export const Empty: Story = { args: { children: undefined, tone: 'teal' } };
