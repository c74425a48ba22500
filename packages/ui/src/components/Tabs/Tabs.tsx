import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { TabButton, TabList, TabsFrame } from './Tabs.styles.ts';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly TabItem[];
  /** Id of the open tab, when the consumer keeps it. */
  selected?: string | undefined;
  /** Id of the tab open at first; the first one unless told. */
  defaultSelected?: string | undefined;
  onSelectedChange?: ((id: string) => void) | undefined;
  labels: { tabs: string };
}

/** Where a key leads from a tab in a row of `count`, around the ends; undefined for other keys. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Views of one thing, one at a time (ARIA tabs; arrows choose). All panels are in the HTML. */
export function Tabs({ items, selected, defaultSelected, onSelectedChange, labels, ...rest }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultSelected ?? items[0]?.id);
  const current = selected ?? own;
  const select = (id: string) => {
    setOwn(id);
    if (id !== current) onSelectedChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = target(event.key, index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    select(items[next]!.id);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <TabsFrame data-component="Tabs" {...rest}>
      <TabList role="tablist" aria-label={labels.tabs}>
        {items.map(({ id, label }, index) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-controls={`${base}-${id}`}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={event => onKeyDown(event, index)}
          >
            {label}
          </TabButton>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <div key={id} role="tabpanel" id={`${base}-${id}`} aria-labelledby={`${base}-${id}-tab`} hidden={id !== current}>
          {content}
        </div>
      ))}
    </TabsFrame>
  );
}
