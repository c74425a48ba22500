import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { WithPart } from './argTypes.ts';
import { Matrix } from './Matrix.tsx';

export function PartFacts() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const { part } = (story?.parameters ?? {}) as WithPart;
  if (!part || !story) return null;
  return (
    <div data-part-facts="" className="sb-unstyled">
      <dl>
        <dt>Import</dt>
        <dd>
          <code>{part.import}</code>
        </dd>
        <dt>Used in</dt>
        <dd>
          <details open={part.usedIn.length <= 6}>
            <summary>
              {part.usedIn.length} {part.usedIn.length === 1 ? 'file' : 'files'}
            </summary>
            <ul role="list">
              {part.usedIn.map(path => (
                <li key={path}>
                  <code>{path}</code>
                </li>
              ))}
            </ul>
          </details>
        </dd>
        {part.variables.length > 0 && (
          <>
            <dt>Variables</dt>
            <dd>
              <ul role="list">
                {part.variables.map(({ name, description }) => (
                  <li key={name}>
                    <code>{name}</code> {description}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <Matrix story={story.id} />
    </div>
  );
}
