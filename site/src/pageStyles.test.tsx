import { renderToString } from 'react-dom/server';
import { keyframes, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { PageStyles } from './pageStyles.ts';

const turn = keyframes`to { rotate: 1turn; }`;
const Box = styled.div<{ $size: number }>`
  width: ${({ $size }) => $size}px;
`;
const Wheel = styled.i`
  animation: ${turn} 1s;
`;
const Note = styled.p`
  color: red;
`;

const render = (styles: PageStyles, element: React.ReactElement) => styles.of(renderToString(styles.collect(element)));
const first = (
  <Box $size={1}>
    <Wheel className="plain" />
  </Box>
);
const second = (
  <>
    <Box $size={3} />
    <Box $size={1} />
    <Note>text</Note>
  </>
);

test('a page has the rules of its own classes, and the movements that these name', () => {
  const styles = new PageStyles();
  const css = render(styles, first);
  expect(css).toContain('width:1px');
  expect(css).toContain('rotate:1turn');
  expect(css).not.toContain('red');
  expect(render(styles, second)).not.toContain('rotate');
});

test('the styles of a page are the same whatever was rendered before it', () => {
  const [a, b] = [new PageStyles(), new PageStyles()];
  render(a, first);
  render(a, <Box $size={2} />);
  expect(render(a, second)).toBe(render(b, second));
  expect(render(a, second)).not.toContain('width:2px');
});
