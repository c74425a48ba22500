import '@testing-library/jest-dom/vitest';
import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, test, vi } from 'vitest';

export interface ConformanceOptions {
  /** Value of `data-component`; the component's name unless told. */
  name?: string;
  /** Constructor of the root element, e.g. `window.HTMLButtonElement`. */
  refInstanceof?: new () => HTMLElement;
  /** Wraps the element in what it needs around it, e.g. a list or a dialog. */
  wrap?: (element: ReactElement) => ReactElement;
  /** Of a field: its control, which takes props and ref in the root's place; class and style stay with the root. */
  control?: new () => HTMLElement;
  /** Checks that do not apply, each with the reason beside it in the test. */
  skip?: ('props' | 'ref' | 'hydrate')[];
}

type AnyProps = Record<string, unknown>;

function rootOf(container: ParentNode, name: string): HTMLElement {
  const root = container.querySelector<HTMLElement>(`[data-component="${name}"]`);
  if (!root) throw new Error(`No element has data-component="${name}". A component's root names it.`);
  return root;
}

/** Fails on any console output while `run` works, as React reports its mismatches there. */
function silently(run: () => void) {
  const spies = (['error', 'warn'] as const).map(method => vi.spyOn(console, method).mockImplementation(() => {}));
  try {
    run();
    for (const spy of spies) expect(spy.mock.calls).toEqual([]);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/**
 * What every component promises: its root takes rest props, ref, class and style, is named by `data-component`, renders
 * on a server and hydrates in StrictMode in silence. axe looks at it in its stories, where it has colours and a layout.
 */
export function describeConformance(element: ReactElement<AnyProps>, options: ConformanceOptions = {}) {
  const { props } = element;
  if (typeof element.type === 'string') throw new Error('The suite is for components, not for elements of HTML.');
  const Component: ComponentType<AnyProps> = element.type;
  const name = options.name ?? Component.displayName ?? Component.name;
  const { wrap = (inner: ReactElement) => inner, skip = [], control, refInstanceof = control ?? HTMLElement } = options;
  const targetOf = (container: ParentNode) => {
    const root = rootOf(container, name);
    return control ? root.querySelector<HTMLElement>('input, textarea, select')! : root;
  };
  const make = (extra: AnyProps = {}) => wrap(<Component {...props} {...extra} />);

  describe(`${name} conforms`, () => {
    test.skipIf(skip.includes('props'))('its root takes props, class and style', () => {
      const { container, rerender } = render(make());
      const own = [...rootOf(container.ownerDocument, name).classList];
      rerender(make({ 'data-testid': 'root', className: 'mine', style: { '--mine': '1px' }, lang: 'fr' }));
      const root = rootOf(container.ownerDocument, name);
      expect(targetOf(container.ownerDocument)).toHaveAttribute('data-testid', 'root');
      expect(targetOf(container.ownerDocument)).toHaveAttribute('lang', 'fr');
      expect(root).toHaveClass('mine', ...own);
      expect(root.style.getPropertyValue('--mine')).toBe('1px');
    });

    test.skipIf(skip.includes('ref'))('its ref is given the root once, also when it renders again', () => {
      const ref = vi.fn<(element: HTMLElement | null) => void>();
      const { container, rerender } = render(make({ ref }));
      rerender(make({ ref }));
      expect(ref).toHaveBeenCalledTimes(1);
      const [[given]] = ref.mock.calls as [[HTMLElement]];
      expect(given).toBe(targetOf(container.ownerDocument));
      expect(given).toBeInstanceOf(refInstanceof);
    });

    test('it renders on a server', () => {
      vi.stubGlobal('window', undefined);
      vi.stubGlobal('document', undefined);
      try {
        expect(renderToString(new ServerStyleSheet().collectStyles(make()))).toContain(`data-component="${name}"`);
      } finally {
        vi.unstubAllGlobals();
      }
    });

    test.skipIf(skip.includes('hydrate'))('it hydrates in StrictMode without a word', () =>
      silently(() => {
        const container = document.createElement('div');
        document.body.append(container);
        const tree = <StrictMode>{make()}</StrictMode>;
        container.innerHTML = renderToString(tree);
        const recovered = vi.fn<(error: unknown) => void>();
        render(tree, { container, hydrate: true, onRecoverableError: recovered });
        expect(recovered).not.toHaveBeenCalled();
        cleanup();
        container.remove();
      }),
    );
  });
}
