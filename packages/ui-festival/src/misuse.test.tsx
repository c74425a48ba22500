import { render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import * as parts from './index.ts';

const components = Object.entries(parts as unknown as Record<string, ComponentType>).filter(([name]) => /^[A-Z][a-z]/.test(name));
test.each(components)('renders %s without props, or throws an error that names a missing prop', (_, Component) => {
  vi.spyOn(console, 'error').mockReturnValue();
  let message = '';
  try {
    render(createElement(Component));
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toMatch(/^(?:$|@tand\/ui: [\w, ]+ needs the prop)/);
});
