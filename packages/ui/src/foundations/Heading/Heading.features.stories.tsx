import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';
import { headingSizes } from './widthFor.ts';

const meta = { title: 'Foundations/Heading/Features', component: Heading, args: {} } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five sizes; the two largest are upper case. */
export const Sizes: Story = {
  render: () => (
    <Stack>
      {headingSizes.map(size => (
        <Heading key={size} size={size}>
          News
        </Heading>
      ))}
    </Stack>
  ),
};

/** By default, short text has wide letters, and longer text narrower ones. */
export const WidthRule: Story = {
  render: () => (
    <Stack>
      <Heading>Food</Heading>
      <Heading>Creators on site</Heading>
      <Heading>Prizes and rules for every tournament</Heading>
      <Heading width="narrow">SEK 1,337</Heading>
    </Stack>
  ),
};

const longWords = [
  'Info',
  'Esport',
  'Biljetter',
  'Monsterjakt',
  'Cosplaytävling',
  'Tillgänglighet',
  'Samarbetspartner',
  'Kontaktpersonerna',
];

/** On a phone of 320 px words of up to 17 letters neither overflow nor break. */
export const LongWordsOnAPhone: Story = {
  globals: { lang: 'sv', viewport: { value: 'w320', isRotated: false } },
  render: () => (
    <Stack>
      {longWords.map(word => (
        <Heading key={word}>{word}</Heading>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await document.fonts.ready;
    for (const heading of canvas.getAllByRole('heading')) {
      await expect(heading.scrollWidth, `${heading.textContent} fits`).toBeLessThanOrEqual(heading.clientWidth);
      await expect(heading.clientHeight, `${heading.textContent} keeps one line`).toBeLessThan(
        1.5 * Number.parseFloat(getComputedStyle(heading).fontSize),
      );
    }
  },
};
