import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextSection } from './index.ts';
import stories from './TextSection.stories.tsx';

const pattern = <TextSection {...stories.args} />;
test('a link to its anchor leads to a section named by its headline', () => {
  render(pattern);
  expect(screen.getByRole('region', { name: 'Finding your way' })).toHaveAttribute('id', 'find');
  expect(screen.getByRole('heading', { level: 2, name: 'Finding your way' })).toHaveAttribute('id', 'find-headline');
});
