import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from './index.ts';
import { isReset } from './useResetWarning.ts';

const style = document.createElement('style');
afterEach(() => style.remove());

test.each([
  ['no reset', '', false],
  ['a reset without a layer', 'button { margin: 0 }', true],
  ['a layer after `tand`', '@layer base { * { margin: 0 } }', true],
  ['a layer before `tand`', '@layer base, tand; @layer base { * { margin: 0 } }', false],
])('detects whether styles of components are overridden by %s', (name, css, expected) => {
  style.textContent = css;
  if (name.includes('before')) document.head.prepend(style);
  else document.head.append(style);
  expect(isReset()).toBe(expected);
});

test('warns once about a reset', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  style.textContent = 'button { margin: 0 }';
  document.head.append(style);
  render(
    <>
      <LocaleProvider lang="en" />
      <LocaleProvider lang="sv" />
    </>,
  );
  expect(warn.mock.calls).toEqual([[expect.stringContaining('a reset of the page overrides the styles of components')]]);
});
