import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './NotFoundPage.fixtures.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Patterns/NotFoundPage/Features',
  component: NotFoundPage,
  args: { ...words.sv },
  render: localized(NotFoundPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture the words stand alone. */
export const WithoutPicture: Story = { args: { picture: undefined } };

/** Only the way home. */
export const Empty: Story = { args: { links: { ...words.sv.links, items: [] } } };

/** One other way. */
export const One: Story = { args: { links: { ...words.sv.links, items: words.sv.links.items.slice(0, 1) } } };

/** A long headline stays in its half. */
export const LongWords: Story = { args: { headline: 'Omdirigeringsmisslyckandet' } };
