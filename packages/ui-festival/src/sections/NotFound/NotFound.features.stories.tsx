import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './NotFound.fixtures.ts';
import base from './NotFound.stories.tsx';
import { NotFound } from './NotFound.tsx';

const meta = { ...base, title: 'Sections/NotFound/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = { args: { image: undefined } };

/** A missing article, with the words of the news page. */
export const Unknown: Story = varied(NotFound, words, (_, lang) => ({
  title: { sv: 'Den nyheten har brunnit ut', en: 'That story has burnt out' }[lang],
  lead: {
    sv: 'Vi hittar ingen nyhet på den adressen. Den kan ha bytt namn eller tagits bort.',
    en: 'There is no news at that address. It may have been renamed or removed.',
  }[lang],
  home: { text: { sv: 'Till alla nyheter', en: 'See all news' }[lang], href: '/news' },
  image: undefined,
  links: undefined,
}));

/** Without links to other pages. */
export const Empty: Story = varied(NotFound, words, ({ links }) => ({ links: { ...links, items: [] } }));

export const One: Story = varied(NotFound, words, ({ links }) => ({ links: { ...links, items: links.items.slice(0, 1) } }));

/** A long headline stays in its half of the width. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Omdirigeringsmisslyckandet' } };
