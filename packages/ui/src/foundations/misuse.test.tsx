import { render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reported } from './misuse.ts';
import { useLocale } from './LocaleProvider/index.ts';
import * as ui from '../index.ts';

// Untyped, as in JavaScript.
type Loose = Record<string, ComponentType<Record<string, unknown>>>;
const parts = ui as unknown as Loose;
const show = (name: string, props: Record<string, unknown>) => createElement(parts[name]!, props);

let reports: unknown[];
beforeEach(() => {
  reports = [];
  reported.clear();
  vi.spyOn(console, 'warn').mockImplementation(text => void reports.push(text));
});

test.each([
  ['Dialog', { title: 'Rooms' }, 'labels'],
  ['Tabs', { items: [] }, 'labels'],
  ['Tabs', { labels: { tabs: 'Days' } }, 'items'],
  ['Carousel', { label: 'Rooms' }, 'labels'],
  ['Menu', { blocks: [] }, 'labels'],
  ['Toast', { open: true }, 'labels'],
  ['Navbar', {}, 'logo'],
  ['Gallery', { labels: {} }, 'images'],
  ['RadioGroup', { label: 'Stay', name: 'stay' }, 'options'],
  ['Accordion', {}, 'items'],
  ['Countdown', { target: 0 }, 'labels'],
])('throws for %s when a required prop is missing: %j has no %s', (name, props, missing) =>
  expect(() => render(show(name, props))).toThrow(`@tand/ui: ${name} needs the prop "${missing}".`),
);

const item = (id: string) => ({ id, label: id, content: id });
test.each([
  ['TextField', {}, 'A field has no name'],
  ['ToggleChip', {}, 'A ToggleChip has no name'],
  ['Tooltip', { label: 'Doors', children: <span>Doors</span> }, 'A Tooltip describes an element without focus'],
  ['Button', { variant: 'outline' }, 'Button has no variant "outline". There are "primary", "secondary", "ghost", "danger".'],
  ['Alert', { tone: 'error' }, 'Alert has no tone "error"'],
  ['Section', { band: 'plaid' }, 'Section has no band "plaid"'],
  ['Tabs', { labels: { tabs: 'Days' }, items: [item('a')], selected: 'zzz' }, 'Tabs has no tab "zzz". There are "a".'],
])('reports %s with %j once', (name, props, message) => {
  render([1, 2].map(key => <div key={key}>{show(name, props)}</div>));
  const ours = reports.filter(text => String(text).includes(message));
  expect(ours).toHaveLength(1);
});

const chip = (isPressed?: boolean) => <ui.ToggleChip {...{ isPressed }}>Chess</ui.ToggleChip>;
const Clock = () => <p>{useLocale().locale}</p>;

test('reports a state that is no longer controlled, and a missing LocaleProvider', () => {
  const { rerender } = render(chip(true));
  rerender(chip());
  expect(reports.at(-1)).toContain('changes from controlled to uncontrolled');
  render(<Clock />);
  expect(reports.at(-1)).toContain('Put a LocaleProvider around the app');
});

test('reports nothing when nothing is missing', () => {
  render(
    <ui.LocaleProvider lang="de">
      <ui.TextField aria-label="Name" label="" />
      <ui.Tooltip label="Doors">
        <ui.Button>Doors</ui.Button>
      </ui.Tooltip>
    </ui.LocaleProvider>,
  );
  expect(reports).toEqual([]);
});
