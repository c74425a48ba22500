import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';

const files = import.meta.glob<string>('../../../../docs/guides/*.md', { query: '?raw', import: 'default', eager: true });

/**
 * A guide of docs/guides, as it stands there.
 * @throws Error when there is no such file
 */
export function Guide({ name }: { name: string }) {
  const text = files[`../../../../docs/guides/${name}.md`];
  if (text === undefined) throw new Error(`docs/guides/${name}.md is missing. There are: ${Object.keys(files).join(', ')}`);
  return <Markdown options={{ wrapper: Fragment, forceWrapper: true }}>{text}</Markdown>;
}
