import { render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reported } from './styles/misuse.ts';
import { useLocale } from './foundations/LocaleProvider/index.ts';
import * as ui from './index.ts';

// Untyped, as in JavaScript.
type Loose = Record<string, ComponentType<Record<string, unknown>>>;
const parts = ui as unknown as Loose;
const isComponent = (part: unknown) => typeof part === 'function' || (typeof part === 'object' && part !== null && '$$typeof' in part);
const show = (name: string, props: Record<string, unknown>) => createElement(parts[name]!, props);

function thrownBy(work: () => void): string {
  try {
    work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

let reports: unknown[];
beforeEach(() => {
  reports = [];
  reported.clear();
  vi.spyOn(console, 'warn').mockImplementation(text => void reports.push(text));
});

const components = Object.keys(parts).filter(name => /^[A-Z][a-z]/.test(name) && isComponent(parts[name]));
test.each(components)('renders %s without props, or throws an error that names the missing prop', name => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(thrownBy(() => render(show(name, {})))).toMatch(/^(?:$|@tand\/ui: [\w, ]+ needs the prop)/);
});

test.each([
  ['Dialog', { title: 'Rooms' }, 'labels'],
  ['Tabs', { labels: { tabs: 'Days' } }, 'items'],
  ['Countdown', { target: 0 }, 'labels'],
  ['RadioGroup', { label: 'Stay', options: [] }, 'name'],
  ['SubmitButton', { children: 'Send' }, 'pending'],
])('throws for %s when a required prop is missing: %j has no %s', (name, props, missing) =>
  expect(() => render(show(name, props))).toThrow(`@tand/ui: ${name} needs the prop "${missing}".`),
);

const item = (id: string) => ({ id, label: id, content: id });
test.each([
  ['TextField', {}, 'A field has no name'],
  ['ToggleChip', {}, 'A ToggleChip has no name'],
  ['Tooltip', { label: 'Doors', children: <span>Doors</span> }, 'A Tooltip has no focusable element'],
  ['Button', { variant: 'outline' }, 'Button has no variant "outline". There are "primary", "secondary", "ghost", "danger".'],
  ['Alert', { tone: 'error' }, 'Alert has no tone "error"'],
  ['Text', { size: 'huge' }, 'Text has no size "huge". There are "lead", "body", "small", "pixel".'],
  ['Stack', { gap: 20 }, 'Stack has no gap "20"'],
  ['Button', {}, 'A Button has no name'],
  ['IconButton', { children: '×' }, 'An IconButton has no name'],
  ['Section', { band: 'plaid' }, 'Section has no band "plaid"'],
  ['Tabs', { labels: { tabs: 'Days' }, items: [item('a')], selected: 'zzz' }, 'Tabs has no tab "zzz". There are "a".'],
])('warns once about %s with the props %j', (name, props, message) => {
  render([1, 2].map(key => <div key={key}>{show(name, props)}</div>));
  const ours = reports.filter(text => String(text).includes(message));
  expect(ours).toHaveLength(1);
});

const chip = (isPressed?: boolean) => <ui.ToggleChip {...{ isPressed }}>Chess</ui.ToggleChip>;
const tip = (open?: boolean) => (
  <ui.Tooltip label="Doors" {...{ open }}>
    <ui.Button>Doors</ui.Button>
  </ui.Tooltip>
);
const Clock = () => <p>{useLocale().locale}</p>;

test('warns if a state changes between controlled and uncontrolled, or LocaleProvider is missing', () => {
  const { rerender } = render(chip(true));
  rerender(chip());
  expect(reports.at(-1)).toContain('changes from controlled to uncontrolled');
  reported.clear();
  const tooltip = render(tip());
  tooltip.rerender(tip(true));
  expect(reports.at(-1)).toContain('changes from uncontrolled to controlled');
  render(<Clock />);
  expect(reports.at(-1)).toContain('Put a LocaleProvider around the app');
});

test('warns about nothing when nothing is missing', () => {
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
