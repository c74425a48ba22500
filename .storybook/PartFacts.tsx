import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { KeyValueList } from '@tand/ui';
import type { WithPart } from './argTypes.ts';
import { Matrix } from './Matrix.tsx';

const List = ({ of }: { of: readonly { name: string; description?: string }[] }) => (
  <ul role="list">
    {of.map(({ name, description }) => (
      <li key={name}>
        <code>{name}</code> {description}
      </li>
    ))}
  </ul>
);

export function PartFacts() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const { part } = (story?.parameters ?? {}) as WithPart;
  if (!part || !story) return null;
  return (
    <div data-part-facts="" className="sb-unstyled">
      <KeyValueList
        items={[
          { label: 'Import', value: <code>{part.import}</code> },
          {
            label: 'Used in',
            value: (
              <details open={part.usedIn.length <= 6}>
                <summary>
                  {part.usedIn.length} {part.usedIn.length === 1 ? 'file' : 'files'}
                </summary>
                <List of={part.usedIn.map(name => ({ name }))} />
              </details>
            ),
          },
          ...(part.variables.length > 0 ? [{ label: 'Variables', value: <List of={part.variables} /> }] : []),
        ]}
      />
      <Matrix story={story.id} />
    </div>
  );
}
