import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { ThemeScope } from './ThemeScope.tsx';

const meta = { title: 'Foundations/ThemeScope/Features', component: ThemeScope, args: { theme: 'night' } } satisfies Meta<
  typeof ThemeScope
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More contrast: text of at least 7:1, and edges that also show at night. */
export const MoreContrast: Story = {
  args: { contrast: 'more', children: <Card>Light night, high contrast</Card> },
};

/** In nested scopes, the innermost sets the theme. */
export const Nested: Story = {
  render: () => (
    <ThemeScope theme="night">
      <Card>Light night</Card>
      <ThemeScope theme="light">
        <Card>Day within night</Card>
      </ThemeScope>
    </ThemeScope>
  ),
};
