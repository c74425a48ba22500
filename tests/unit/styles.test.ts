import { expect, test } from 'vitest';
import { inLayer } from '../../vite.shared.ts';

test.each([
  ['an element', 'styled.div`color: red;`', 'styled.div`@layer tand{color: red;}`'],
  ['a part', 'styled(Card)`color: red;`', 'styled(Card)`@layer tand{color: red;}`'],
  ['attributes and types', 'styled.a.attrs<A>({ b: 1 })<C>`color: ${c};`', 'styled.a.attrs<A>({ b: 1 })<C>`@layer tand{color: ${c};}`'],
  ['styles within styles', 'styled.a`${css`color: red;`}`', 'styled.a`@layer tand{${css`color: red;`}}`'],
])('the styles of %s stand in the layer', (_, code, expected) => expect(inLayer(`const A = ${code};`)).toBe(`const A = ${expected};`));

test.each(['css`color: red;`', 'keyframes`from { opacity: 0; }`', '`color: red;`'])('%s stays as it is', code =>
  expect(inLayer(`const a = ${code};`)).toBe(`const a = ${code};`),
);
