import { expect, test } from 'vitest';
import { faultPage } from './faultPage.ts';

test('shows the message as text, without colours of the terminal, and waits for a change', () => {
  const page = faultPage(new Error('\u001B[31m<Section> & "more"\u001B[0m'));
  expect(page).toContain('&lt;Section> &amp; "more"</p>');
  expect(page).toContain('src="/@vite/client"');
});
