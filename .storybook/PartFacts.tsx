import { DocsContext } from '@storybook/addon-docs/blocks';
import parts from 'virtual:ui-parts';
import { useContext } from 'react';
import { partOf } from './catalogue.ts';
import { Matrix } from './Matrix.tsx';
import type { Part } from './parts.ts';

/** Below a part's documentation: how it is brought in, how old it is, what it costs, where it is used, and all its looks. */
export function PartFacts() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const part: Part | undefined = parts[partOf(story?.title ?? '')];
  if (!part || !story) return null;
  return (
    <div data-part-facts="" className="sb-unstyled">
      <dl>
        <dt>Status</dt>
        <dd>{part.since === 'next' ? 'New: in the repository, in no release yet' : `Stable, since ${part.since}`}</dd>
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
        {part.variables.length > 0 && (
          <>
            <dt>Variables</dt>
            <dd>
              <ul data-part-variables="">
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
