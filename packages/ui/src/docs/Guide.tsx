import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';

const files = import.meta.glob<string>('../../../../docs/guides/*.md', { query: '?raw', import: 'default', eager: true });
const pictures = import.meta.glob<string>(['../../../../docs/desk/*.png', '../../../../docs/brand.png'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const withPictures = (text: string) =>
  text.replaceAll(/\]\((\.\.\/[\w/-]+\.png)\)/g, (_, path: string) => `](${pictures[`../../../../docs/${path.slice(3)}`] ?? path})`);

export function Guide({ name }: { name: string }) {
  const text = files[`../../../../docs/guides/${name}.md`];
  if (text === undefined) throw new Error(`docs/guides/${name}.md is missing. There are: ${Object.keys(files).join(', ')}`);
  return <Markdown options={{ wrapper: Fragment, forceWrapper: true }}>{withPictures(text)}</Markdown>;
}
