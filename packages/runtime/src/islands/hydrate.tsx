import { Component, startTransition, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandState } from './page.ts';
import { islandTree, prefixOf } from './tree.tsx';

interface BoundaryProps {
  element: HTMLElement;
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Restores the HTML and the focus of an island that fails. */
class Boundary extends Component<BoundaryProps> {
  override state = { isFailed: false };
  #shown: ChildNode[] = [];
  #focused: Element | null = null;
  static getDerivedStateFromError = () => ({ isFailed: true });
  override componentDidMount() {
    this.#keep();
  }
  override componentDidUpdate() {
    this.#keep();
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override render() {
    if (!this.state.isFailed) return this.props.children;
    // A failed hydration is a mount, so getSnapshotBeforeUpdate is not called.
    this.#shown = [...this.props.element.childNodes];
    this.#focused = document.activeElement;
    return null;
  }
  #keep() {
    if (!this.state.isFailed) return;
    const { element } = this.props;
    element.append(...this.#shown);
    // A removed dialog is no longer modal.
    for (const dialog of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      dialog.close();
      dialog.showModal();
    }
    if (element.contains(this.#focused)) (this.#focused as HTMLElement).focus();
  }
}

export interface HydrateOptions {
  name: string;
  element: HTMLElement;
  content: ReactNode;
}

export function hydrate({ name, element, content }: HydrateOptions): Promise<void> {
  // React would handle each turn of an endless animation on the main thread.
  const listen = element.addEventListener.bind(element);
  element.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (type !== 'animationiteration') listen(type, ...rest);
  };
  return new Promise(resolve => {
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Boundary
            element={element}
            onFailure={error => {
              console.error(`The island ${name} has failed.`, error);
              element.dataset['islandState'] = 'failed' satisfies IslandState;
              resolve();
            }}
          >
            {islandTree(content, resolve)}
          </Boundary>
        </StrictMode>,
        {
          identifierPrefix: prefixOf(name),
          onRecoverableError: error => console.warn(`The browser rendered the island ${name} from scratch.`, error),
          onCaughtError: () => {},
        },
      );
    });
  });
}
