import type { StoryObj } from '@storybook/react-vite';
import { Button } from '@tand/ui/components/Button';
import base from './PageHeader.stories.tsx';

const meta = { ...base, title: 'Sections/PageHeader/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = { args: { image: undefined, breadcrumbs: undefined } };

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

/** A long headline next to a picture is set narrower. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Biljettnummersökningsresultat', band: 'pink' } };
