import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { TextSection } from './TextSection.tsx';

const meta = {
  title: 'Components/TextSection',
  component: TextSection,
  ...localized(TextSection, {
    sv: {
      id: 'find',
      headline: 'Hitta rätt',
      paragraphs: [
        'Vilse? Titta ner. Golvtejpen har stadsdelens färg, och numret på närmaste stolpe är det som står på [kartan](/universe/districts).',
        'Hjälper inte det, fråga vem som helst i väst. **De har också gått vilse.**',
      ],
    },
    en: {
      headline: 'Finding your way',
      paragraphs: [
        'Lost? Look down. The floor tape has the colour of the district, and the number on the nearest post is the one on [the map](/universe/districts).',
        'If that does not help, ask anyone in a vest. **They have been lost too.**',
      ],
    },
  }),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
