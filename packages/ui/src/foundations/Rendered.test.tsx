import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { IconButton } from '../components/IconButton/index.ts';
import { InfoCard } from '../components/InfoCard/index.ts';
import { LinkArrow } from '../components/LinkArrow/index.ts';
import { NewsCard } from '../components/NewsCard/index.ts';
import { ToggleChip } from '../components/ToggleChip/index.ts';
import { Container } from './Container/index.ts';
import { Grid } from './Grid/index.ts';
import { Heading } from './Heading/index.ts';
import { Section } from './Section/index.ts';
import { Stack } from './Stack/index.ts';
import { Text } from './Text/index.ts';

const bare = createElement('a', { href: '#kassan' });

test.each([
  { name: 'Button, text in the given element', part: <Button render={<a href="#kassan">Köp</a>} /> },
  { name: 'Button, text as children', part: <Button render={bare}>Köp</Button> },
  {
    name: 'IconButton',
    part: (
      <IconButton label="Köp" render={bare}>
        <svg />
      </IconButton>
    ),
  },
  { name: 'LinkArrow', part: <LinkArrow render={bare}>Köp</LinkArrow> },
  { name: 'ToggleChip', part: <ToggleChip render={bare}>Köp</ToggleChip> },
  { name: 'Heading', part: <Heading render={bare}>Köp</Heading> },
  { name: 'Text', part: <Text render={bare}>Köp</Text> },
  { name: 'Stack', part: <Stack render={bare}>Köp</Stack> },
  { name: 'Grid', part: <Grid render={bare}>Köp</Grid> },
  {
    name: 'Section',
    part: (
      <Section width="full" render={bare}>
        Köp
      </Section>
    ),
  },
  { name: 'Container', part: <Container render={bare}>Köp</Container> },
  { name: 'Card', part: <Card render={<a href="#kassan">Köp</a>} /> },
])('renders the element given as `render`, with the class of the component: $name', ({ name, part }) => {
  render(part);
  const link = screen.getByRole('link', { name: 'Köp' });
  expect(link).toHaveAttribute('href', '#kassan');
  expect(link).toHaveAttribute('data-component', name.split(',')[0]);
  expect(link).not.toHaveAttribute('type');
  expect(link.className).not.toBe('');
  expect(document.querySelectorAll('[data-component]')).toHaveLength(1);
});

const image = { src: 'data:,', width: 4, height: 3 };
test.each([
  { name: 'InfoCard', part: <InfoCard title="Köp" actionText="Till kassan" render={bare} /> },
  { name: 'NewsCard', part: <NewsCard title="Köp" image={image} render={bare} /> },
])('renders the title of $name as the given link', ({ name, part }) => {
  render(part);
  const link = screen.getByRole('link', { name: 'Köp' });
  expect(link).toHaveAttribute('href', '#kassan');
  expect(link.className).not.toBe('');
  expect(screen.getByRole('heading', { name: 'Köp' })).toContainElement(link);
  expect(link.closest('[data-component]')).toHaveAttribute('data-component', name);
});

test('merges classes and styles, and lets the click handler of `render` prevent the other one', async () => {
  const calls: string[] = [];
  const own = { current: null as HTMLElement | null };
  const onClick = () => calls.push('ours');
  const link = (isPrevented: boolean) => (
    <Button
      className="mine"
      style={{ color: 'red', gap: 1 }}
      ref={element => {
        own.current = element;
      }}
      onClick={onClick}
      render={
        <a
          href="#kassan"
          className="yours"
          style={{ color: 'blue' }}
          onClick={event => {
            calls.push('theirs');
            if (isPrevented) event.preventDefault();
          }}
        >
          Köp
        </a>
      }
    />
  );
  const { rerender } = render(link(false));
  const element = screen.getByRole('link', { name: 'Köp' });
  expect(element).toHaveClass('mine', 'yours');
  expect(element.style.color).toBe('blue');
  expect(element.style.gap).toBe('1px');
  expect(own.current).toBe(element);
  await userEvent.click(element);
  rerender(link(true));
  await userEvent.click(element);
  expect(calls).toEqual(['theirs', 'ours', 'theirs']);
});

test('renders the element given as `render` on a server', () => {
  expect(renderToString(<Button render={<a href="#kassan">Köp</a>} />)).toMatch(/^<a [^>]*data-component="Button"[^>]*>Köp<\/a>$/);
});

test('has types that reject an invalid or missing `render`', () => {
  // @ts-expect-error -- a Button with an address is already a link
  expect(<Button href="/kassan" render={bare} />).toBeDefined();
  // @ts-expect-error -- a LinkArrow with an address is already a link
  expect(<LinkArrow href="/kassan" render={bare} />).toBeDefined();
  // @ts-expect-error -- a link needs an address
  expect(<LinkArrow>Köp</LinkArrow>).toBeDefined();
  // @ts-expect-error -- a link has `isCurrent` instead
  expect(<ToggleChip isPressed render={bare} />).toBeDefined();
  // @ts-expect-error -- a NewsCard with an address is already a link
  expect(<NewsCard title="Köp" image={image} href="/kassan" render={bare} />).toBeDefined();
  // @ts-expect-error -- an element, not a component
  expect(<Card render="a" />).toBeDefined();
});
