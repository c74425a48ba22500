import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { part } from './part.ts';

const Base = part('div', 'base');
const More = part(Base, 'more');

test('renders its element with its own class, the given class, attributes and ref', () => {
  const ref = createRef<HTMLDivElement>();
  const { container } = render(<Base ref={ref} className="mine" data-size="small" />);
  expect(container.firstChild).toBe(ref.current);
  expect(ref.current!.outerHTML).toBe('<div data-size="small" class="base mine"></div>');
});

test('has the classes of the part that it extends, also as another element', () => {
  const { container } = render(<More as="section" role="none" />);
  expect(container.innerHTML).toBe('<section role="none" class="base more"></section>');
});
