import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Quote } from './index.ts';

const quote = (
  <Quote name="Maja Lindqvist" roleName="Grundare">
    ”Vi ville bygga staden vi själva hade flyttat till.”
  </Quote>
);

test('shows the quotation and its speaker', () => {
  render(quote);
  expect(screen.getByRole('blockquote')).toHaveTextContent('”Vi ville bygga staden vi själva hade flyttat till.”');
  expect(screen.getByText('Maja Lindqvist').tagName).toBe('FIGCAPTION');
  expect(screen.getByText('Grundare')).toBeInTheDocument();
});

test('has no caption without a name', () => {
  const { container } = render(<Quote>”Tack för elden.”</Quote>);
  expect(container.querySelector('figcaption')).toBeNull();
});
