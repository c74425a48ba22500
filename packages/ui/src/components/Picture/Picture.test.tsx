import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './index.ts';

const picture = <Picture src="/img/map-day.svg" nightSrc="/img/map-night.svg" width={1440} height={886} alt="Karta över hallen" />;

test('reserves the same space for the day and the night version, and loads both lazily', () => {
  render(picture);
  const [day, night] = screen.getAllByRole('img', { name: 'Karta över hallen' });
  expect(day).toHaveAttribute('data-only', 'light');
  expect(night).toHaveAttribute('data-only', 'night');
  for (const image of [day, night]) {
    expect(image).toHaveAttribute('width', '1440');
    expect(image).toHaveAttribute('height', '886');
    expect(image).toHaveAttribute('loading', 'lazy');
  }
});

test('loads eagerly with isPriority, and has no `data-only` without a night version', () => {
  render(<Picture src="/img/a.svg" width={10} height={10} alt="Ask" isPriority />);
  const image = screen.getByRole('img', { name: 'Ask' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).not.toHaveAttribute('data-only');
});

test('preloads each version for its own theme and screen with isPriority', () => {
  const mobile = { src: '/m-day.svg', nightSrc: '/m-night.svg', width: 1, height: 1 };
  const html = renderToString(<Picture src="/day.svg" nightSrc="/night.svg" mobile={mobile} width={2} height={1} alt="" isPriority />);
  const links = [...html.matchAll(/<link [^>]*href="([^"]+)"[^>]*>/g)].map(([tag, href]) => [href, /media="([^"]+)"/.exec(tag)?.[1]]);
  expect(links).toEqual([
    ['/day.svg', '(prefers-color-scheme: light) and (min-width: 48em)'],
    ['/night.svg', '(prefers-color-scheme: dark) and (min-width: 48em)'],
    ['/m-day.svg', '(prefers-color-scheme: light) and (max-width: 47.99em)'],
    ['/m-night.svg', '(prefers-color-scheme: dark) and (max-width: 47.99em)'],
  ]);
});

test('has a separate version for phones, with its own size', () => {
  const { container } = render(<Picture src="/a.svg" width={2} height={1} alt="Ask" mobile={{ src: '/m.svg', width: 3, height: 4 }} />);
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('srcset', '/m.svg');
  expect(source).toHaveAttribute('height', '4');
});

test('puts AVIF and WebP first, with the picture itself for browsers that support neither', () => {
  const { container } = render(
    <Picture
      src="/a.jpg"
      nightSrc="/b.svg"
      width={2}
      height={1}
      alt="Ask"
      avif="/a.avif 1x, /a@2x.avif 2x"
      webp="/a.webp"
      sizes="50vw"
      isPriority
    />,
  );
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(source => [source.type, source.getAttribute('srcset'), source.sizes])).toEqual([
    ['image/avif', '/a.avif 1x, /a@2x.avif 2x', '50vw'],
    ['image/webp', '/a.webp', '50vw'],
  ]);
  expect(sources[0]?.parentElement).toHaveAttribute('data-only', 'light');
  expect(screen.getAllByRole('img', { name: 'Ask' }).map(image => image.getAttribute('src'))).toEqual(['/a.jpg', '/b.svg']);
  // Not preloaded, because the browser may show another format.
  expect(document.head.querySelector('link[href="/a.jpg"]')).toBeNull();
});
