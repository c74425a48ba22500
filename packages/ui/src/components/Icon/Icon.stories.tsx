import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconSizes } from './Icon.tsx';
import * as glyphs from './glyphs.ts';
import { socialGlyphs } from './socialGlyphs.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { glyph: glyphs.matchLitGlyph },
  argTypes: { glyph: { control: 'select', options: Object.keys({ ...glyphs, ...socialGlyphs }), mapping: { ...glyphs, ...socialGlyphs } } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'large', label: 'Lit' },
  argTypes: { size: { control: 'inline-radio', options: iconSizes } },
};
