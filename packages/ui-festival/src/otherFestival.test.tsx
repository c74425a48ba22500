import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { BattlepassCard } from './components/BattlepassCard/index.ts';
import { City } from './components/City/index.ts';
import { DistrictMap } from './components/DistrictMap/index.ts';
import { LabelPress } from './components/LabelPress/index.ts';
import { battlepassCard, city, districtMap, labelPress } from './test/otherFestival.ts';

const words = (text: string) => text.match(/\p{L}+/gu) ?? [];

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return words(value);
  if (typeof value === 'function') return words(String((value as (...args: string[]) => unknown)('', '', '')));
  return typeof value === 'object' && value ? Object.values(value).flatMap(wordsOf) : [];
}

function wordsShown({ baseElement }: { baseElement: Element }) {
  return [...baseElement.querySelectorAll('*')].flatMap(element => {
    const texts = [...element.childNodes].map(node => (node instanceof Text ? node.data : ''));
    const names = ['aria-label', 'aria-roledescription', 'alt', 'title'].map(name => element.getAttribute(name) ?? '');
    return [...texts, ...names].flatMap(words);
  });
}

const nowhere = () => {};
const at = (stop: string) => <City {...city} stop={stop} onStop={nowhere} onFind={nowhere} />;

test.each<[string, () => ReactElement, object]>([
  ['a closed City', () => at('box'), city],
  ['City', () => at('city'), city],
  ['City in a district', () => at('quay'), city],
  ['City at a place', () => at('crane'), city],
  ['BattlepassCard', () => <BattlepassCard {...battlepassCard} />, battlepassCard],
  ['DistrictMap', () => <DistrictMap {...districtMap} />, districtMap],
  ['LabelPress', () => <LabelPress {...labelPress} />, labelPress],
])('renders %s without words other than those of its props', (_, draw, props) => {
  const shown = wordsShown(render(draw()));
  expect(shown).not.toEqual([]);
  expect(new Set(wordsOf(props))).toEqual(new Set([...wordsOf(props), ...shown]));
});

test('renders the album of City without words other than those of its props', () => {
  const page = render(at('city'));
  fireEvent.click(screen.getByRole('button', { name: /Birds/ }));
  expect(new Set(wordsOf(city))).toEqual(new Set([...wordsOf(city), ...wordsShown(page)]));
});
