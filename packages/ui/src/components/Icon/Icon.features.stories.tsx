import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../foundations/Grid/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { Icon, iconSizes } from './Icon.tsx';
import * as glyphs from './glyphs.ts';
import { socialGlyphs } from './socialGlyphs.ts';

const meta = { title: 'Components/Icon/Features', component: Icon, args: { glyph: glyphs.flameGlyph } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon of the interface. */
export const All: Story = {
  render: () => (
    <Grid columns={6} mobileColumns={2}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <Stack key={name} gap={2}>
          <Icon glyph={glyph} size="large" />
          <Text element="span" translate="no">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** Icons of social channels. */
export const Social: Story = {
  render: () => (
    <Grid columns={6} mobileColumns={2}>
      {Object.entries(socialGlyphs).map(([id, glyph]) => (
        <Stack key={id} gap={2}>
          <Icon glyph={glyph} size="large" />
          <Text element="span" translate="no">
            {id}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** Sizes in which a cell of the drawing is 1.5, 2 or 3 px wide. */
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      {iconSizes.map(size => (
        <Icon key={size} glyph={glyphs.calendarGlyph} size={size} />
      ))}
    </Stack>
  ),
};

/** With a label, the icon has an accessible name. */
export const Labelled: Story = { args: { glyph: glyphs.warningGlyph, label: 'Warning' } };
