import '../../styles/global.css';
import '../../tokens/tokens.css';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MyDay } from './index.ts';
import { myDay } from './MyDay.fixtures.ts';

test.each([320, 390, 1280])('shows each time on one line in its column at %i px', width => {
  const { container } = render(
    <div style={{ width, container: 'schedule / inline-size' }}>
      <MyDay {...myDay} />
    </div>,
  );
  for (const time of container.querySelectorAll('[data-part="when"]')) {
    const range = document.createRange();
    range.selectNodeContents(time);
    const lines = [...range.getClientRects()];
    expect(lines).toHaveLength(1);
    expect(lines[0]!.right).toBeLessThanOrEqual(time.getBoundingClientRect().right + 1);
  }
});
