import { expect, test } from 'vitest';
import { inLayer, settled } from '../../vite.shared.ts';

test.each([
  ['an element', 'styled.div`color: red;`', 'styled.div`@layer tand{color: red;}`'],
  ['a part', 'styled(Card)`color: red;`', 'styled(Card)`@layer tand{color: red;}`'],
  ['attributes and types', 'styled.a.attrs<A>({ b: 1 })<C>`color: ${c};`', 'styled.a.attrs<A>({ b: 1 })<C>`@layer tand{color: ${c};}`'],
  ['styles within styles', 'styled.a`${css`color: red;`}`', 'styled.a`@layer tand{${css`color: red;`}}`'],
])('the styles of %s stand in the layer', (_, code, expected) => expect(inLayer(`const A = ${code};`)).toBe(`const A = ${expected};`));

test.each(['css`color: red;`', 'keyframes`from { opacity: 0; }`', '`color: red;`'])('%s stays as it is', code =>
  expect(inLayer(`const a = ${code};`)).toBe(`const a = ${code};`),
);

test.each([
  ['a value', 'gap: var(--ui-button-gap, 10px);', 'gap: 10px;'],
  ['a value of tokens', 'border: 1px var(--ui-card-border, ${border.base});', 'border: 1px ${border.base};'],
  ['a value with brackets', 'gap: calc(var(--ui-a-gap, clamp(4px, 2vw, 30px)) + 1px);', 'gap: calc(clamp(4px, 2vw, 30px) + 1px);'],
  ['a value within another', 'gap: var(--ui-a-gap, var(--ui-b-gap, 1px)) var(--ui-b-gap, 2px);', 'gap: 1px 2px;'],
  ['no theme', 'color: var(--ui-day, red) var(--ui-night, blue);', 'color: var(--ui-day, red) var(--ui-night, blue);'],
])('styles without variables have %s in their place', (_, code, expected) => expect(settled(code)).toBe(expected));
