import { expect, test } from 'vitest';
import { themeCss } from '../../scripts/theme.ts';
import { editsOf, fileOf, groups, outcomeOf } from './brand.ts';
import skuggspel from './skuggspel.json';

// LIB-10
test('generates the same CSS from the text fields of a brand as from its theme file', () => {
  const edits = editsOf(skuggspel);
  expect(Object.keys(edits).filter(path => !groups[path.split('.')[0] ?? '']?.includes(path))).toEqual([]);
  expect(themeCss(fileOf(edits))).toBe(themeCss(skuggspel));
  expect(outcomeOf(edits)).toMatchObject({ css: themeCss(skuggspel), faults: [] });
  expect(fileOf({ 'font.display': "'Gill Sans', serif", 'text.hero.line': '1.1' })).toEqual({
    font: { display: { $value: ['Gill Sans', 'serif'] } },
    text: { hero: { line: { $value: 1.1 } } },
  });
});

// LIB-10
test('applies a brand with weak contrast, but not one with an invalid value, and reports both', () => {
  const { css, faults, textOf } = outcomeOf({ 'palette.red': '#ffb0b0' });
  expect(css).toContain('--ui-color-red: var(--ui-plain, #ffb0b0)');
  expect(faults.find(fault => fault.startsWith('on-red #ffffff on red #ffb0b0 is 1.74, below 4.5 (light; '))).toBeTruthy();
  expect(textOf('night.color.red')).toBe('#ffb0b0');
  const refused = outcomeOf({ 'radius.base': '0; } body {' });
  expect(refused).toMatchObject({ css: '', faults: ['theme: radius.base must be a length: 0; } body {'] });
  expect(refused.textOf('band.blue.light.color.paper')).toBe('#2b50ff');
});
