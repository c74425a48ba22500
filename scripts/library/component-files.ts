import { layers } from './layers.ts';

const words = (name: string) => name.replaceAll(/(?!^)[A-Z]/g, ' $&').toLowerCase();

export function componentFiles(name: string, isInUi = true, group = 'Components'): Record<string, string> {
  const tokens = isInUi ? '../../tokens/index.ts' : '@tand/ui/tokens';
  return {
    'index.ts': `export { ${name}, type ${name}Props } from './${name}.tsx';
`,
    [`${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { ${name}Frame } from './${name}.styles.ts';

export type ${name}Props = ComponentPropsWithRef<'div'>;

/** A ${words(name)}. */
export function ${name}(props: ${name}Props) {
  return <${name}Frame data-component="${name}" {...props} />;
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
import { ${name} } from './${name}.tsx';

const meta = { title: '${group}/${name}', component: ${name}, args: { children: 'Doors open at 10:00.' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
`,
    [`${name}.features.stories.tsx`]: `import type { StoryObj } from '@storybook/react-vite';
import base from './${name}.stories.tsx';

const meta = { ...base, title: '${group}/${name}/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

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

<Canvas of={Features.LongWord} />

## Accessibility

A plain \`div\`: add a role or a heading if it is more than a group.
`,
    [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name} } from './index.ts';

test('passes attributes on', () => {
  render(<${name} id="facts">Fakta</${name}>);
  expect(screen.getByText('Fakta')).toHaveAttribute('id', 'facts');
});
`,
  };
}

const rank = (statement: string) => layers.findIndex(layer => statement.includes(`'./${layer}/`));

export function withExport(index: string, path: string): string {
  const statements = [...index.match(/^export [^;]+;$/gm)!, `export * from '${path}';`];
  return `${statements.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).join('\n')}\n`;
}
