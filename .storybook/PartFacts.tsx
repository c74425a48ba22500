import { DocsContext } from '@storybook/addon-docs/blocks';
import parts from 'virtual:ui-parts';
import { useContext } from 'react';
import type { Part } from './parts.ts';

/** Above a part's documentation: how it is brought in, what it costs, and where it is used. */
export function PartFacts() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const part: Part | undefined = parts[story?.title.split('/')[1] ?? ''];
  if (!part) return null;
  return (
    <dl data-part-facts="" className="sb-unstyled">
      <dt>Import</dt>
      <dd>
        <code>{part.import}</code>
      </dd>
      <dt>Script</dt>
      <dd>{part.bytes?.toLocaleString('en-GB')} bytes, compressed, without React and styled-components</dd>
      <dt>Used in</dt>
      <dd>
        {part.usedIn.length === 0 ? (
          'nothing yet'
        ) : (
          <details>
            <summary>{part.usedIn.length} files</summary>
            <ul>
              {part.usedIn.map(path => (
                <li key={path}>
                  <code>{path}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
      </dd>
    </dl>
  );
}
