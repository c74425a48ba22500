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
export const WithoutPicture: Story = { args: { image: undefined } };

/** An article that has gone: the news page's own words. */
export const Unknown: Story = {
  args: {
    title: 'Den nyheten har brunnit ut',
    lead: 'Vi hittar ingen nyhet på den adressen. Den kan ha bytt namn eller tagits bort.',
    home: { text: 'Till alla nyheter', href: '/news' },
    image: undefined,
    links: undefined,
  },
};

/** Only the way home. */
export const Empty: Story = { args: { links: { ...words.sv.links, items: [] } } };

/** One other way. */
export const One: Story = { args: { links: { ...words.sv.links, items: words.sv.links.items.slice(0, 1) } } };

/** A long headline stays in its half. */
export const LongWords: Story = { args: { title: 'Omdirigeringsmisslyckandet' } };
