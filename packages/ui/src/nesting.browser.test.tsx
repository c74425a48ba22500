import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Accordion } from './components/Accordion/index.ts';
import { Alert } from './components/Alert/index.ts';
import { Card } from './components/Card/index.ts';
import { Carousel } from './components/Carousel/index.ts';
import { Dialog } from './components/Dialog/index.ts';
import { Form } from './components/Form/index.ts';
import { Prose } from './components/Prose/index.ts';
import { Tabs } from './components/Tabs/index.ts';
import { Grid } from './foundations/Grid/index.ts';
import { LocaleProvider } from './foundations/LocaleProvider/index.ts';
import { Section } from './foundations/Section/index.ts';
import { Stack } from './foundations/Stack/index.ts';

type Stories = Parameters<typeof composeStories>[0];
const files = import.meta.glob<Stories>(['./components/*/*.stories.tsx', '!**/*.features.stories.tsx']);
const components = await Promise.all(
  Object.entries(files).map(async ([path, load]) => {
    const { Default } = composeStories(await load()) as Record<string, ComponentType>;
    return { name: path.split('/').at(-2)!, Story: Default! };
  }),
);

const containers: Record<string, (children: ReactNode) => ReactElement> = {
  Accordion: content => <Accordion items={[{ id: 'a', title: 'One', content, isOpen: true }]} />,
  Alert: children => <Alert title="Title">{children}</Alert>,
  Card: children => <Card band="yellow">{children}</Card>,
  Carousel: children => (
    <Carousel label="Row" labels={{ carousel: 'Row', previous: 'Back', next: 'On', slide: 'Slide', position: String }}>
      {children}
    </Carousel>
  ),
  Dialog: children => (
    <Dialog title="Title" labels={{ close: 'Close' }} defaultOpen>
      {children}
    </Dialog>
  ),
  Form: children => <Form aria-label="Form">{children}</Form>,
  Grid: children => <Grid>{children}</Grid>,
  Prose: children => <Prose>{children}</Prose>,
  Section: children => <Section band="blue">{children}</Section>,
  Stack: children => <Stack>{children}</Stack>,
  Tabs: content => <Tabs items={[{ id: 'a', label: 'One', content }]} labels={{ tabs: 'Views' }} />,
};

const rulesIn = (rules: Iterable<CSSRule>): CSSStyleRule[] =>
  [...rules].flatMap(rule => (rule instanceof CSSStyleRule ? [rule] : 'cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []));

/** A selector without states and pseudo-elements, so that it matches the elements themselves. */
const stateless = (selector: string) =>
  selector
    .replaceAll(/::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus|focus-visible|focus-within|popover-open)\b/g, '')
    .replaceAll(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1')
    .replaceAll(/([>+~])\s*(?=$|,)/g, '$1 *');

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

const nestedIn = (container: HTMLElement, name: string) => [...container.querySelectorAll(`[data-nested="${name}"] *`)];

test.each(Object.keys(containers))('applies no style rule of %s to elements of the components inside', container => {
  if (container === 'Form') vi.spyOn(console, 'error').mockReturnValue(); // React reports nested forms: some components contain one
  const all = components.map(({ name, Story }) => (
    <div key={name} data-nested={name}>
      <Story />
    </div>
  ));
  const { container: page } = render(
    <LocaleProvider lang="sv">
      <div id="alone">{all}</div>
      <div id="inside">{containers[container]!(all)}</div>
    </LocaleProvider>,
  );
  const [alone, inside] = [...page.children] as [HTMLElement, HTMLElement];
  const around = new Set<string>();
  for (let at = inside.querySelector('[data-nested]')!.parentElement; at && at !== inside; at = at.parentElement)
    for (const name of at.classList) around.add(`.${name}`);
  expect(around.size).toBeGreaterThan(0);
  const rules = rulesIn([...document.styleSheets].flatMap(sheet => [...sheet.cssRules])).filter(({ selectorText }) =>
    [...around].some(name => selectorText.includes(name)),
  );
  const reached = components.flatMap(({ name }) => {
    const others = nestedIn(alone, name);
    return nestedIn(inside, name).flatMap((element, index) =>
      rules
        .map(({ selectorText }) => stateless(selectorText))
        .filter(selector => matches(element, selector) && !(others[index] && matches(others[index], selector)))
        .map(selector => `${name}: ${element.tagName.toLowerCase()} by ${selector}`),
    );
  });
  expect([...new Set(reached)]).toEqual([]);
});
