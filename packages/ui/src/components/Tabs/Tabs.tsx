import { useId, type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { TabButton, TabList, TabsFrame } from './Tabs.styles.ts';

export interface TabItem {
  /** Names the tab, in `selected` and in its elements' ids. */
  id: string;
  /** What the tab says. */
  label: string;
  /** What its panel holds. */
  content: ReactNode;
  /** Shown and passed over: it cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The views, in the order of their tabs. */
  items: readonly TabItem[];
  /** Id of the open tab, when the consumer keeps it. */
  selected?: string | undefined;
  /** Id of the tab open at first; the first one unless told. */
  defaultSelected?: string | undefined;
  /** Told the id of the tab that is chosen. */
  onSelectedChange?: ((id: string, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
  /** `tabs` names the row. */
  labels: { tabs: string };
}

/** Where a key leads among the tabs that can be chosen, around the ends, by the direction of the text; undefined for other keys. */
function target(key: string, tab: HTMLElement, tabs: readonly HTMLElement[]): HTMLElement | undefined {
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = key === forward ? 1 : -1;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return tabs.at((tabs.indexOf(tab) + step) % tabs.length);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}

/** Moves by key, and chooses where it comes to. */
function move(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]:enabled') ?? [])];
  const next = target(event.key, event.currentTarget, tabs);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** Views of one thing, one at a time (ARIA tabs; arrows choose). All panels are in the HTML. */
export function Tabs({ items, selected, defaultSelected, onSelectedChange, labels, ...rest }: TabsProps) {
  const base = useId();
  const [current, setCurrent] = useControlled(selected, defaultSelected ?? items.find(({ disabled }) => !disabled)?.id);
  const select = (id: string, event: MouseEvent<HTMLButtonElement>) => {
    setCurrent(id);
    if (id !== current) onSelectedChange?.(id, { event });
  };
  return (
    <TabsFrame data-component="Tabs" {...rest}>
      <TabList role="tablist" aria-label={labels.tabs}>
        {items.map(({ id, label, disabled }) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-controls={`${base}-${id}`}
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
      {items.map(({ id, content }) => (
        <div key={id} role="tabpanel" id={`${base}-${id}`} aria-labelledby={`${base}-${id}-tab`} hidden={id !== current} tabIndex={0}>
          {content}
        </div>
      ))}
    </TabsFrame>
  );
}
