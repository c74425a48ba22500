import { dirname, join } from 'node:path';
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { isValidElement, useState, type FunctionComponent } from 'react';
import { includeConditionalArg } from 'storybook/internal/csf';
import type { StrictArgTypes } from 'storybook/internal/types';
import { describe, expect, test } from 'vitest';
import { completeArgTypes } from '../../../../.storybook/argTypes.ts';
import { partOf } from '../../../../.storybook/parts.ts';
import { ClockProvider } from '../foundations/ClockProvider/index.ts';
import { LocaleProvider } from '../foundations/LocaleProvider/index.ts';
import { stateOf, withAnswers } from './answers.ts';
import type { StoryFiles } from './stories.tsx';

type Args = Record<string, unknown>;
type Playground = FunctionComponent<Args> & { args: Args; argTypes: StrictArgTypes };

const now = () => Date.parse('2025-06-14T15:10:00+02:00');
const ids = /_r_\w+_|«\w+»|:r\w+:/g;

function Stage({ story: Story, args }: { story: Playground; args: Args }) {
  const actions = Object.entries(Story.argTypes).flatMap(([name, { action }]) => (action ? [[name, () => {}] as const] : []));
  const [state, setState] = useState<Args>({ ...Object.fromEntries(actions), ...Story.args, ...args });
  return (
    <LocaleProvider lang="sv">
      <ClockProvider now={now}>
        <Story {...withAnswers(state, changed => setState(before => ({ ...before, ...changed })))} />
      </ClockProvider>
    </LocaleProvider>
  );
}

const markup = () =>
  document.body.innerHTML.replaceAll(ids, '') +
  [...document.body.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .map(({ value, checked }) => `${value} ${checked}`)
    .join();
const pressable = () => [...document.body.querySelectorAll<HTMLElement>('button, a, input, [role=tab]')];

function show(story: Playground, args: Args = {}): string {
  cleanup();
  document.body.replaceChildren();
  render(<Stage story={story} args={args} />);
  return markup();
}

/** Some props have an effect only after focus and press. */
function used(story: Playground, args?: Args): string {
  show(story, args);
  for (const element of pressable()) {
    act(() => element.focus());
    if (element.matches('button:not([type=submit])')) fireEvent.click(element);
  }
  return markup();
}

const controlOf = ({ control }: StrictArgTypes[string]) =>
  (typeof control === 'string' ? { type: control } : control) as { type?: string; disable?: boolean } | false | undefined;
const isOff = (argType: StrictArgTypes[string]) => {
  const control = controlOf(argType);
  return control === false || control?.disable === true;
};

function withOtherTexts(value: unknown): unknown {
  if (typeof value === 'string') return `${value} 7`;
  if (typeof value === 'function') return (...args: unknown[]) => withOtherTexts((value as (...all: unknown[]) => unknown)(...args));
  if (Array.isArray(value)) return value.map(withOtherTexts);
  if (typeof value !== 'object' || value === null || isValidElement(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withOtherTexts(item)]));
}

function othersOf(value: unknown, argType: StrictArgTypes[string]): unknown[] {
  const { options, type } = argType;
  const control = controlOf(argType);
  const kind = typeof type === 'object' ? type.name : type;
  const choices = options ?? (typeof type === 'object' && type.name === 'enum' ? type.value : undefined);
  if (choices) return choices.filter((choice: unknown) => choice !== value);
  if (kind === 'boolean' || typeof value === 'boolean') return [!value];
  if (control && control.type === 'date') return [Number(value) + 30 * 86_400_000];
  if (kind === 'number' || typeof value === 'number') return [Number(value ?? 0) + 1, 0];
  if (typeof value === 'string' || kind === 'string') return [`${typeof value === 'string' ? value : ''} 7`];
  if (isValidElement(value)) return [];
  if (Array.isArray(value)) return [value.slice(1)];
  if (value !== null && typeof value === 'object') return [withOtherTexts(value)];
  return [];
}

export function describePlaygrounds(files: StoryFiles, src: string) {
  const stories = Object.entries(files).map(([path, load]) => ({ name: path.split('/').at(-2)!, folder: join(src, dirname(path)), load }));
  describe('of playgrounds', () => {
    test.each(stories)('change the markup by each control, except those of lists and objects: $name', async ({ folder, load }) => {
      const { Playground: story } = composeStories(await load()) as unknown as { Playground?: Playground };
      if (!story) return;
      const argTypes = completeArgTypes(story.argTypes, partOf(folder).props);
      const controls = Object.entries(argTypes).filter(([, argType]) => !isOff(argType) && includeConditionalArg(argType, story.args, {}));
      const before = show(story);
      const isAlive = ([prop, argType]: (typeof controls)[number]) => {
        const others = othersOf(story.args[prop], argType);
        if (others.some(other => show(story, { [prop]: other }) !== before)) return true;
        const pressed = used(story);
        return others.some(other => used(story, { [prop]: other }) !== pressed);
      };
      const isStructured = ([prop, argType]: (typeof controls)[number]) => typeof othersOf(story.args[prop], argType)[0] === 'object';
      const scalars = controls.filter(control => othersOf(story.args[control[0]], control[1]).length > 0 && !isStructured(control));
      expect(scalars.filter(control => !isAlive(control)).map(([prop]) => prop)).toEqual([]);
      // Of lists and groups of texts, it is enough that one changes the markup.
      expect(scalars.length > 0 || controls.some(control => isStructured(control) && isAlive(control)), 'it has no control').toBe(true);
    });

    test.each(stories)('change the markup at a press if their args include a state: $name', async ({ folder, load }) => {
      const { Playground: story } = composeStories(await load()) as unknown as { Playground?: Playground };
      if (!story || !partOf(folder).props.some(prop => stateOf(prop.name, story.args) !== undefined)) return;
      const before = show(story);
      const isAnswered = pressable().some((_, index) => {
        show(story);
        const element = pressable()[index]!;
        if (element.matches('a')) return false;
        act(() => element.focus());
        if (element.matches('input[type=text], input[type=search]')) fireEvent.change(element, { target: { value: 'grenuttag' } });
        else fireEvent.click(element);
        return markup() !== before;
      });
      expect(isAnswered).toBe(true);
    });
  });
}
