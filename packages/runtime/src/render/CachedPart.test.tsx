import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CachedPart, PartRendererContext } from './CachedPart.tsx';

const links = [{ path: '/faq' }, { path: '/news' }];
const part = (path: string) => (
  <CachedPart name="header" links={links} path={path}>
    {own => <a href={own}>Svenska</a>}
  </CachedPart>
);

test.each([
  ['/faq', 'header /faq'],
  ['/faq/food', 'header /faq/'],
  ['/faqs', 'header'],
  ['/about', 'header'],
])('renders a part for %s with the key «%s» and the path of the page', (path, key) => {
  const render = vi.fn<(key: string, content: ReactNode) => string>((_, content) => renderToStaticMarkup(content));
  const html = renderToStaticMarkup(<PartRendererContext value={render}>{part(path)}</PartRendererContext>);
  expect(html).toContain(`<a href="${path}">Svenska</a>`);
  expect(render.mock.calls.map(([name]) => name)).toEqual([key]);
  expect(renderToStaticMarkup(part(path))).toBe(`<a href="${path}">Svenska</a>`);
});
