import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as glyphs from './glyphs.ts';
import { closeGlyph, glyph, Icon, socialGlyph, type Glyph } from './index.ts';
import { globeGlyph, matchGlyph } from './glyphs.ts';
import { pixelPath } from './pixels.ts';
import { twitchGlyph } from './socialGlyphs.ts';

test('is hidden from screen readers without a label', () => {
  const { container } = render(<Icon glyph={closeGlyph} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('is named by its label', () => {
  render(<Icon glyph={closeGlyph} label="Stäng" />);
  expect(screen.getByRole('img', { name: 'Stäng' })).toBeInTheDocument();
});

test('draws adjacent cells as one rectangle', () => {
  expect(pixelPath(['##.', '##.', '..#'])).toBe('M0 0h2v2h-2zM2 2h1v1h-1z');
  expect(pixelPath(['#.#'], '#', 10.5, 7)).toBe('M10.5 7h1v1h-1zM12.5 7h1v1h-1z');
});

test('draws the cells in accent colour as a separate path', () => {
  const { container } = render(<Icon glyph={matchGlyph} />);
  expect(container.querySelectorAll('path')).toHaveLength(2);
  expect(glyph('#+')).toMatchObject({ ink: 'M0 0h1v1h-1z', accent: 'M1 0h1v1h-1z' });
});

test.each(Object.entries(glyphs as Record<string, Glyph>))('draws %s within 12 × 12 cells', (_, { ink, accent }) => {
  expect(ink).not.toBe('');
  for (const [, x, y, width, height] of (ink + accent).matchAll(/M([\d.]+) ([\d.]+)h(\d+)v(\d+)/g)) {
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(12);
    expect(Number(y) + Number(height)).toBeLessThanOrEqual(12);
  }
});

test('returns the icon of a channel, or a globe for an unknown channel', () => {
  expect(socialGlyph('twitch2')).toBe(twitchGlyph);
  expect(socialGlyph('mastodon')).toBe(globeGlyph);
  expect(socialGlyph('toString')).toBe(globeGlyph);
});
