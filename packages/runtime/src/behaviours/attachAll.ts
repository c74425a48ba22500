export type Behaviour = readonly [selector: string, attach: (element: HTMLElement) => () => void];

export const loaded =
  (load: () => Promise<Behaviour[1]>): Behaviour[1] =>
  element => {
    let isDetached = false;
    let detach: (() => void) | undefined;
    const attach = async () => {
      const attachLoaded = await load();
      if (!isDetached) detach = attachLoaded(element);
    };
    attach().catch(console.error);
    return () => {
      isDetached = true;
      detach?.();
    };
  };

const guarded = <Result>(run: () => Result, selector: string): Result | undefined => {
  try {
    return run();
  } catch (error) {
    console.error(`The behaviour of ${selector} failed.`, error);
    return undefined;
  }
};

export function attachAll(root: HTMLElement | Document | DocumentFragment, table: readonly Behaviour[]): () => void {
  const detaches = table.flatMap(([selector, attach]) => {
    const own = 'matches' in root && root.matches(selector) ? [root] : [];
    return [...own, ...root.querySelectorAll<HTMLElement>(selector)]
      .filter(element => !element.closest('[data-island]'))
      .map(element => [selector, guarded(() => attach(element), selector)] as const);
  });
  return () => {
    for (const [selector, detach] of detaches) if (detach) guarded(detach, selector);
  };
}
