import { DocsContext } from '@storybook/addon-docs/blocks';
import parts from 'virtual:ui-parts';
import { Fragment, useContext } from 'react';
import { partOf } from './catalogue.ts';
import { Matrix } from './Matrix.tsx';
import type { Part } from './parts.ts';

const places = {
  'site/': 'pages of single items',
  'packages/desk/': 'the desk',
  'packages/ui': 'other parts',
  'tests/': 'the apps of others',
};

/** Who uses a part that no page of the site shows, in words. */
const placesOf = (files: readonly string[]) =>
  Object.entries(places)
    .flatMap(([start, name]) => (files.some(file => file.startsWith(start)) ? [name] : []))
    .join(', ') || 'nothing yet';

/** Below a part's documentation: how it is brought in, how old it is, what it costs, where it is used, and all its looks. */
export function PartFacts() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const part: Part | undefined = parts[partOf(story?.title ?? '')];
  if (!part || !story) return null;
  const described = (
    [
      ['Parts', part.anatomy],
      ['Variables', part.variables],
    ] as const
  ).filter(([, list]) => list.length > 0);
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
          {part.pages.length === 0 ? (
            placesOf(part.usedIn)
          ) : (
            <details open={part.pages.length <= 6}>
              <summary>
                {part.pages.length} {part.pages.length === 1 ? 'page' : 'pages'} of the site
              </summary>
              <ul data-part-pages="">
                {part.pages.map(({ path, href }) => (
                  <li key={path}>
                    <a href={href} target="_blank" rel="noreferrer">
                      {path}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </dd>
        {described.map(([title, list]) => (
          <Fragment key={title}>
            <dt>{title}</dt>
            <dd>
              <ul>
                {list.map(({ name, description }) => (
                  <li key={name}>
                    <code>{name}</code> {description}
                  </li>
                ))}
              </ul>
            </dd>
          </Fragment>
        ))}
      </dl>
      <Matrix story={story.id} />
    </div>
  );
}
