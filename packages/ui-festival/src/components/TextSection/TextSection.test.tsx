import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClosedLinks, RichText, TextFacts, TextSection } from './index.ts';

test('is a region with the given id, named by its headline', () => {
  render(<TextSection id="find" headline="Finding your way" />);
  expect(screen.getByRole('region', { name: 'Finding your way' })).toHaveAttribute('id', 'find');
  expect(screen.getByRole('heading', { level: 2, name: 'Finding your way' })).toHaveAttribute('id', 'find-headline');
});

test('lists facts between its text and its links', () => {
  render(
    <TextSection
      id="beds"
      headline="Beds"
      paragraphs={['Three kinds.']}
      facts={[{ term: 'Cabin', text: 'SEK 2,800' }]}
      links={[{ text: 'Compare', href: '/accommodation' }]}
    />,
  );
  expect(screen.getByRole('region').textContent).toBe('BedsThree kinds.CabinSEK 2,800Compare');
});

test('shows paragraphs, bullets, steps, `more` and links in this order, with links in the text', () => {
  const { container } = render(
    <TextSection
      id="find"
      headline="Finding your way"
      paragraphs={['Lost? See [the map](/map), **now**.']}
      bullets={['Look down.']}
      steps={['Ask.']}
      more={['Done.']}
      links={[{ text: 'Venue', href: 'https://www.elmia.se' }]}
    />,
  );
  expect([...container.querySelectorAll('p, li')].map(element => element.textContent)).toEqual([
    'Lost? See the map, now.',
    'Look down.',
    'Ask.',
    'Done.',
    'Venue',
  ]);
  expect(screen.getByRole('link', { name: 'the map' })).toHaveAttribute('href', '/map');
  expect(screen.getByText('now').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Venue' })).toHaveAttribute('target', '_blank');
});

test('shows facts whose texts have links', () => {
  render(<TextFacts facts={[{ term: 'Place', text: '[Elmia](https://www.elmia.se)' }]} />);
  expect(within(screen.getByRole('definition')).getByRole('link', { name: 'Elmia' })).toHaveAttribute('target', '_blank');
});

test('marks a part of a text as being in another language', () => {
  const { container } = render(<RichText>{'Post in “[Söker lag](lang:sv)”.'}</RichText>);
  expect(container).toHaveTextContent('Post in “Söker lag”.');
  expect(screen.getByText('Söker lag')).toHaveAttribute('lang', 'sv');
});

test('renders a link as text with a note if `ClosedLinks` returns a note, others as links', () => {
  const { container } = render(
    <ClosedLinks value={href => (href === 'ticket:lan' ? 'sales have closed' : undefined)}>
      <RichText>{'A [LAN ticket](ticket:lan) or [any other](/tickets).'}</RichText>
    </ClosedLinks>,
  );
  expect(container).toHaveTextContent('A LAN ticket (sales have closed) or any other.');
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['any other']);
});
