import { layers } from './layers.ts';

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const words = (name: string) => lower(name).replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

export function componentFiles(name: string, isInUi = true, group = 'Components'): Record<string, string> {
  const own = lower(name);
  const tokens = isInUi ? '../../tokens/index.ts' : '@tand/ui/tokens';
  return {
    'index.ts': `export { ${name}, ${own}Bands, type ${name}Band, type ${name}Props } from './${name}.tsx';
`,
    [`${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { ${name}Frame } from './${name}.styles.ts';

export const ${own}Bands = ['paper', 'yellow'] as const;
export type ${name}Band = (typeof ${own}Bands)[number];

export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /** Background colour, with a text colour that can be read on it. */
  band?: ${name}Band | undefined;
}

/** A ${words(name)}. */
export function ${name}({ band = 'paper', ...rest }: ${name}Props) {
  return <${name}Frame data-component="${name}" data-band={band} {...rest} />;
}
`,
    [`${name}.styles.ts`]: `import { styled } from 'styled-components';
import { border, color, radius, space } from '${tokens}';

export const ${name}Frame = styled.div\`
  min-width: 0;
  padding: \${space[4]};
  border: \${border.base};
  border-radius: \${radius.base};
  background: \${color.paper};
  color: \${color.ink};
  overflow-wrap: anywhere;
\`;
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name}, ${own}Bands } from './${name}.tsx';

const meta = { title: '${group}/${name}', component: ${name}, args: { children: 'Doors open at 10:00.' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { band: 'paper' },
  argTypes: { band: { control: 'inline-radio', options: ${own}Bands } },
};
`,
    [`${name}.features.stories.tsx`]: `import type { StoryObj } from '@storybook/react-vite';
import base from './${name}.stories.tsx';

const meta = { ...base, title: '${group}/${name}/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Dark text on yellow. */
export const Yellow: Story = { args: { band: 'yellow' } };

/** A long word breaks and does not overflow. */
export const LongWord: Story = { globals: { lang: 'sv' }, args: { children: 'Nattlöpningsarrangörsföreningsmedlemskapsregistreringen' } };
`,
    [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories.tsx';
import * as Features from './${name}.features.stories.tsx';

<Meta of={Stories} />

# ${name}

A ${words(name)}.

<Canvas of={Stories.Default} />
<Controls of={Stories.Default} />

## When to use

- When no other component fits.

## When not

- If \`Card\` is enough.

<Canvas of={Features.Yellow} />

## Accessibility

A plain \`div\`: add a role or a heading if it is more than a group.
`,
    [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name} } from './index.ts';

test('sets its band', () => {
  render(<${name} band="yellow">Fakta</${name}>);
  expect(screen.getByText('Fakta')).toHaveAttribute('data-band', 'yellow');
});
`,
  };
}

const rank = (statement: string) => layers.findIndex(layer => statement.includes(`'./${layer}/`));

/** Statements are sorted by layer and text. */
export function withExport(index: string, path: string): string {
  const statements = [...index.match(/^export [^;]+;$/gm)!, `export * from '${path}';`];
  return `${statements.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).join('\n')}\n`;
}
