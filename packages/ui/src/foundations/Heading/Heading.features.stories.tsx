import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';
import { headingSizes } from './Heading.variants.ts';

const meta = { title: 'Foundations/Heading/Features', component: Heading, args: {} } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five sizes; the two largest are upper case. */
export const Sizes: Story = {
  render: () => (
    <Stack>
      {headingSizes.map(size => (
        <Heading key={size} size={size}>
          Nyheter
        </Heading>
      ))}
    </Stack>
  ),
};

/** The width rule: a short word wide, a long line narrow, all of one height. */
export const WidthRule: Story = {
  render: () => (
    <Stack>
      <Heading>Mat</Heading>
      <Heading>Kreatörer på plats</Heading>
      <Heading>Priser och regler för alla turneringar</Heading>
      <Heading width="narrow">1 337 kr</Heading>
    </Stack>
  ),
};
