import type { StoryObj } from '@storybook/react-vite';
import { Button } from '@tand/ui/components/Button';
import { KeyValueList } from '@tand/ui/components/KeyValueList';
import { varied } from '../../test/localized.tsx';
import { words } from './PageHeader.fixtures.ts';
import base from './PageHeader.stories.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = { ...base, title: 'Sections/PageHeader/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = { args: { image: undefined, breadcrumbs: undefined } };

/** On phones the picture is small, and the next band is visible without scrolling. */
export const Brief: Story = { args: { title: 'Esport', band: 'red', isBrief: true, breadcrumbs: undefined } };

/** A button below the lead. */
export const WithAction: Story = {
  args: {
    band: 'teal',
    actions: (
      <p>
        <Button href="/tickets">Tickets</Button>
      </p>
    ),
  },
};

/** Facts of the page next to its heading, above the picture. */
export const WithAside: Story = varied(PageHeader, words, (_, lang) => ({
  aside: (
    <KeyValueList
      items={
        lang === 'sv'
          ? [
              { label: 'Tält', value: 'Egna' },
              { label: 'Dusch', value: '80 meter bort' },
            ]
          : [
              { label: 'Tents', value: 'Your own' },
              { label: 'Shower', value: '80 metres away' },
            ]
      }
    />
  ),
}));

/** A long headline next to a picture is set narrower. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Biljettnummersökningsresultat', band: 'pink' } };
