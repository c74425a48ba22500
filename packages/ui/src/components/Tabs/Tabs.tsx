import { checkValues, requireProps } from '../../styles/misuse.ts';
import { type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { isRtl } from '../../foundations/isRtl.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { useControlled } from '../../foundations/useControlled.ts';
import { TabButton, TabList } from './Tabs.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type TabsVariables = Variables<
  'tabs',
  'background' | 'color' | 'selected-background' | 'selected-color' | 'border' | 'radius' | 'gap' | 'font'
>;

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** Whether the tab is shown but cannot be selected. */
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Views, in the order of their tabs. */
  items: readonly TabItem[];
  /** Id of the open tab (controlled). */
  selected?: string | undefined;
  /** Id of the tab open initially; default: the first enabled tab. */
  defaultSelected?: string | undefined;
  /** Called with the id of the chosen tab. */
  onSelectedChange?: ((id: string, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
  /** Accessible name of the row of tabs. */
  labels: { tabs: string };
}

function target(key: string, tab: HTMLElement, tabs: readonly HTMLElement[]): HTMLElement | undefined {
  const forward = isRtl(tab) ? 'ArrowLeft' : 'ArrowRight';
  const step = key === forward ? 1 : -1;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return tabs.at((tabs.indexOf(tab) + step) % tabs.length);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}

function move(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]:enabled') ?? [])];
  const next = target(event.key, event.currentTarget, tabs);
  if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** Panels, of which the chosen tab shows one. */
export function Tabs({ items, selected, defaultSelected, onSelectedChange, labels, ...rest }: TabsProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps('Tabs', { items, labels });
    checkValues('Tabs', { tab: [selected, items.map(({ id }) => id)] });
  }
  const base = useId();
  const first = items.find(({ disabled }) => !disabled)?.id;
  const [wanted, setCurrent] = useControlled(selected, defaultSelected ?? first);
  // Without an open tab, the Tab key could not reach the row.
  const current = items.some(({ id }) => id === wanted) ? wanted : first;
  const select = (id: string, event: MouseEvent<HTMLButtonElement>) => {
    setCurrent(id);
    if (id !== current) onSelectedChange?.(id, { event });
  };
  return (
    <Stack gap={5} data-component="Tabs" {...rest}>
      <TabList role="tablist" aria-label={labels.tabs}>
        {items.map(({ id, label, disabled }, index) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${base}-${index}-tab`}
            aria-controls={`${base}-${index}`}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            disabled={disabled}
            onClick={event => select(id, event)}
            onKeyDown={move}
          >
            {label}
          </TabButton>
        ))}
      </TabList>
      {items.map(({ id, content }, index) => (
        <div key={id} role="tabpanel" id={`${base}-${index}`} aria-labelledby={`${base}-${index}-tab`} hidden={id !== current} tabIndex={0}>
          {content}
        </div>
      ))}
    </Stack>
  );
}
